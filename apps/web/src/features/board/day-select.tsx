import type { Day } from '@crossload/domain';
import { formatDay, formatWeekday } from '../../lib/format.ts';
import { useIsPhone } from '../../lib/use-media.ts';
import { PlainSelect } from '../../ui/plain-select.tsx';
import { BOARD_TEXTS as texts } from './board-texts.ts';

const ALL = 'all';

interface DaySelectProps {
	readonly days: readonly string[];
	/** Null for the whole festival. */
	readonly value: string | null;
	readonly onChange: (day: string | null) => void;
}

/** One of the festival's days, or all of them (BRD-02). */
export function DaySelect({ days, value, onChange }: DaySelectProps) {
	const isPhone = useIsPhone();
	const choices = days.map((day) => ({ value: day, label: dayName(day as Day, isPhone) }));
	return (
		<PlainSelect
			aria-label={texts.day}
			w={isPhone ? 106 : 140}
			data={[{ value: ALL, label: isPhone ? texts.allHours : texts.allDays }, ...choices]}
			value={value !== null && days.includes(value) ? value : ALL}
			allowDeselect={false}
			onChange={(day) => onChange(day === ALL ? null : day)}
		/>
	);
}

function dayName(day: Day, isPhone: boolean): string {
	return `${formatWeekday(day)} ${formatDay(day).slice(0, isPhone ? 3 : 6)}`;
}
