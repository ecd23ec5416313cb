import type { Day } from '@crossload/domain';
import { formatDay, formatWeekday } from '../../../lib/format.ts';
import { useIsPhone, useScreen } from '../../../lib/use-media.ts';
import { PlainSelect } from '../../../ui/plain-select.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { BOARD_TEXTS as texts } from '../model/board-texts.ts';

const ALL = 'all';

/** More days than this are chosen from a list. */
const MOST_SEGMENTS = 5;

interface DaySelectProps {
	readonly days: readonly Day[];
	/** Those of them that lie far away from the festival. */
	readonly far: readonly Day[];
	/** Null for the whole festival. */
	readonly value: string | null;
	readonly onChange: (day: string | null) => void;
	readonly className?: string | undefined;
}

/** One of the festival's days, or all of them (BRD-02): all in sight where there is room, else in a list. */
export function DaySelect({ days, far, value, onChange, className = '' }: DaySelectProps) {
	const isPhone = useIsPhone();
	const hasRoom = useScreen() === 'desktop' && days.length <= MOST_SEGMENTS;
	const chosen = {
		value: days.find((day) => day === value) ?? ALL,
		onChange: (day: string | null) => onChange(day === ALL ? null : day),
	};
	const nameOf = (day: Day) => (far.includes(day) ? farDayName(day, isPhone) : dayName(day, isPhone || hasRoom));
	const choices = days.map((day) => ({ value: `${day}`, label: nameOf(day) }));
	if (hasRoom) {
		return <Segments label={texts.day} choices={[...choices, { value: ALL, label: texts.allDays }]} {...chosen} />;
	}
	return (
		<PlainSelect
			aria-label={texts.day}
			className={className}
			{...(!isPhone && { w: 140 })}
			data={[{ value: ALL, label: isPhone ? texts.allHours : texts.allDays }, ...choices]}
			allowDeselect={false}
			{...(isPhone && { styles: { input: { paddingInline: '0.625rem 1.5rem' } } })}
			{...chosen}
		/>
	);
}

/** `Sa 22.`, where there is room `Sa 22.08.` */
function dayName(day: Day, isShort: boolean): string {
	return `${formatWeekday(day)} ${formatDay(day).slice(0, isShort ? 3 : 6)}`;
}

/** `20.08.2062`, on phones `20.08.62`: a weekday says nothing there. */
function farDayName(day: Day, isShort: boolean): string {
	const date = formatDay(day);
	return isShort ? `${date.slice(0, 6)}${date.slice(8)}` : date;
}
