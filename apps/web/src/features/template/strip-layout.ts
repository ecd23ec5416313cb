import type { TemplateStep } from '@crossload/contract';
import { type Minutes, type Packed, packLines } from '@crossload/domain';

/** How long a show is drawn: a template does not know, as every band plays for another time. */
const SHOW_MINUTES = 60;

/** How much of the strip's width a step's label needs. */
const LABEL_FRACTION = 0.17;

/** How much of it lies before the first step, for the label of an hour that begins with it. */
const EDGE_FRACTION = 0.03;

/** Id of the show among the blocks; the steps' ids are their indexes. */
export const SHOW_BLOCK = -1;

/** What the strip needs of a step. */
export type StripStep = Pick<TemplateStep, 'anchor' | 'offset' | 'duration'> & {
	/** Null as long as none is chosen. */
	readonly activityTypeId: string | null;
};

export interface Strip {
	/** Minutes from the show's start. */
	readonly from: Minutes;
	readonly to: Minutes;
	/** Full hours from the show's start, over many days full days. */
	readonly hours: readonly Minutes[];
	readonly isInDays: boolean;
	readonly blocks: readonly (Packed & { readonly length: Minutes })[];
	readonly lines: number;
}

/** Lays out a template's steps and its show in hours from the show, so that neither blocks nor labels overlap. */
export function stripOf(steps: readonly StripStep[]): Strip {
	const spans = [
		{ id: SHOW_BLOCK, from: 0, length: SHOW_MINUTES },
		...steps.map(({ anchor, offset, duration }, id) => ({
			id,
			from: offset + (anchor === 'show_end' ? SHOW_MINUTES : 0),
			length: duration,
		})),
	];
	const first = Math.min(...spans.map(({ from }) => from));
	const last = Math.max(...spans.map(({ from, length }) => from + length));
	const labelMinutes = ((last - first) * LABEL_FRACTION) / (1 - LABEL_FRACTION);
	const from = Math.floor(first / 60) * 60 - Math.max(30, Math.round((last - first) * EDGE_FRACTION));
	const to = Math.ceil((last + labelMinutes) / 60) * 60;
	const lengths = new Map(spans.map(({ id, length }) => [id, length]));
	const blocks = packLines(
		spans.map((span) => ({
			id: span.id,
			from: span.from,
			to: span.from + Math.max(labelMinutes, span.length + labelMinutes),
		})),
	).map((block) => ({ ...block, length: lengths.get(block.id) ?? 0 }));
	const interval = axisInterval(to - from);
	return {
		from,
		to,
		hours: hoursBetween(from, to, interval),
		isInDays: interval >= DAY,
		blocks,
		lines: 1 + Math.max(...blocks.map(({ line }) => line)),
	};
}

const DAY: Minutes = 24 * 60;

/** Intervals between two labels of the axis; where these are too short, it has one for every week. */
const AXIS_INTERVALS: readonly Minutes[] = [1, 2, 3, 4, 6, 12, 24, 48, 96].map((hours) => hours * 60);

/** The shortest interval with which the axis has at most a dozen labels. */
function axisInterval(length: Minutes): Minutes {
	return AXIS_INTERVALS.find((interval) => length <= 12 * interval) ?? 7 * DAY;
}

/** The multiples of the interval from `from` to before `to`; the show's start, 0, is always among them. */
function hoursBetween(from: Minutes, to: Minutes, interval: Minutes): Minutes[] {
	const first = Math.ceil(from / interval);
	const count = Math.ceil(to / interval) - first;
	return Array.from({ length: count }, (_, index) => (first + index) * interval);
}

/** `−3 h`, `+2 d` */
export function hourText(minutes: Minutes, { isInDays }: Pick<Strip, 'isInDays'>): string {
	const length = Math.abs(minutes);
	return `${minutes < 0 ? '−' : '+'}${isInDays ? `${length / DAY} d` : `${length / 60} h`}`;
}
