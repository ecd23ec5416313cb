import type { Day } from '@crossload/domain';
import { formatDay, formatWeekday } from '../../lib/format.ts';
import { useIsPhone, useScreen } from '../../lib/use-media.ts';
import { PlainSelect } from '../../ui/plain-select.tsx';
import { Segments } from '../../ui/segments.tsx';
import { BOARD_TEXTS as texts } from './board-texts.ts';

const ALL = 'all';

/** More days than this are chosen from a list. */
const MOST_SEGMENTS = 5;

interface DaySelectProps {
	readonly days: readonly string[];
	/** Null for the whole festival. */
	readonly value: string | null;
	readonly onChange: (day: string | null) => void;
}

/** One of the festival's days, or all of them (BRD-02): all in sight where there is room, else in a list. */
export function DaySelect({ days, value, onChange }: DaySelectProps) {
	const isPhone = useIsPhone();
	const hasRoom = useScreen() === 'desktop' && days.length <= MOST_SEGMENTS;
	const chosen = {
		value: value !== null && days.includes(value) ? value : ALL,
		onChange: (day: string | null) => onChange(day === ALL ? null : day),
	};
	if (hasRoom) {
		const segments = days.map((day) => ({ value: day, label: dayName(day as Day, true) }));
		const choices = [...segments, { value: ALL, label: texts.allDays }];
		return <Segments label={texts.day} choices={choices} {...chosen} />;
	}
	const choices = days.map((day) => ({ value: day, label: dayName(day as Day, isPhone) }));
	return (
		<PlainSelect
			aria-label={texts.day}
			w={isPhone ? 106 : 140}
			data={[{ value: ALL, label: isPhone ? texts.allHours : texts.allDays }, ...choices]}
			allowDeselect={false}
			{...chosen}
		/>
	);
}

/** `Sa 22.`, where there is room `Sa 22.08.` */
function dayName(day: Day, isShort: boolean): string {
	return `${formatWeekday(day)} ${formatDay(day).slice(0, isShort ? 3 : 6)}`;
}
