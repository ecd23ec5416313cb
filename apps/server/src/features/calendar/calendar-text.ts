import ical, { escape as escapeText, ICalEventStatus } from 'ical-generator';
import { withoutControls } from '../../http/without-controls.ts';
import type { CalendarEntry } from './calendar-entries.ts';

interface CalendarText {
	readonly name: string;
	/** Distinguishes this installation's activities from another one's. */
	readonly installation: string;
	readonly entries: readonly CalendarEntry[];
}

/** A feed in iCalendar, times in UTC: of the same entries always the same bytes (ON-SITE.md, WALL-05). */
export function calendarText({ name, installation, entries }: CalendarText): string {
	// The library writes the name as it is given, while it escapes what events say.
	const calendar = ical({
		name: escapeText(withoutControls(name), false),
		prodId: { company: 'Crossload', product: 'Crossload', language: 'EN' },
	});
	for (const { activityId, sequence, event, changedAt, goneAt } of entries) {
		calendar.createEvent({
			id: `activity-${activityId}@${installation}.crossload`,
			sequence,
			stamp: new Date(changedAt),
			start: new Date(event.from),
			end: event.to === null ? null : new Date(event.to),
			summary: withoutControls(event.summary),
			location: event.location && withoutControls(event.location),
			description: event.description && withoutControls(event.description),
			status: goneAt === null ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
		});
	}
	return calendar.toString();
}
