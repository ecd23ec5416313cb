import type { ImportChange } from '@crossload/contract';
import {
	calendarDayOf,
	calendarDayOfTime,
	type FestivalTime,
	festivalTimeOf,
	type Instant,
	parseInstant,
} from '@crossload/domain';
import { DASH, formatNear, formatTime, formatWeekday, needDates } from '../../lib/format.ts';

/** A value as the preview shows it: times as `Sa 18:30`, today's too; a week and longer away as `22.08.2015 Sa 18:30`. */
export function previewText(value: unknown, now: Instant): string {
	const time = timeOf(value);
	if (time === null) return plainText(value);
	const dayAndTime = `${formatWeekday(calendarDayOfTime(time))} ${formatTime(time)}`;
	const near = nearText(time, now);
	return near === dayAndTime ? near : near.replace(formatTime(time), dayAndTime);
}

/** Values in a line, where there is little room: a time on the day of the one before it without its day. */
export function previewLine(values: readonly unknown[], now: Instant): string {
	const texts = values.map((value, index) => {
		const time = timeOf(value);
		if (time === null) return plainText(value);
		const before = timeOf(values[index - 1]);
		const isSameDay = before !== null && calendarDayOfTime(before) === calendarDayOfTime(time);
		return isSameDay ? formatTime(time) : previewText(time, now);
	});
	return texts.join(' · ');
}

/** The value here and the one in the file; times with their dates where their weekdays alone would look the same. */
export function previewTexts(
	{ before, after }: Pick<ImportChange, 'before' | 'after'>,
	now: Instant,
): [string, string] {
	const timeBefore = timeOf(before);
	const timeAfter = timeOf(after);
	const isDated = timeBefore !== null && timeAfter !== null && needDates(timeBefore, timeAfter, now);
	const textOf = (value: unknown, time: FestivalTime | null) => {
		if (time === null) return plainText(value);
		return isDated ? formatNear(time, now, { isDated }) : nearText(time, now);
	};
	return [textOf(before, timeBefore), textOf(after, timeAfter)];
}

/** `Sa 18:30`, today's too; a week and longer away `22.08.2015 18:30`. */
function nearText(time: FestivalTime, now: Instant): string {
	const day = calendarDayOfTime(time);
	return day === calendarDayOf(now) ? `${formatWeekday(day)} ${formatTime(time)}` : formatNear(time, now);
}

function plainText(value: unknown): string {
	return value === null || value === undefined || value === '' || typeof value === 'object' ? DASH : String(value);
}

function timeOf(value: unknown): FestivalTime | null {
	const instant = typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? parseInstant(value) : null;
	return instant === null ? null : festivalTimeOf(instant);
}
