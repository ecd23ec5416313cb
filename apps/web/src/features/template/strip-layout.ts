import type { TemplateStep } from '@crossload/contract';
import { type Minutes, type Packed, packLines } from '@crossload/domain';

/** Minutes that a show takes on the strip: templates do not say, every band plays as long as it is planned. */
const SHOW_LENGTH = 60;

/** How much of the strip a step's words need. */
const WORDS_SHARE = 0.17;

/** How much of it lies before the first step, for the word of an hour that begins with it. */
const EDGE_SHARE = 0.03;

/** Id of the show among the blocks; the steps' ids are their places. */
export const SHOW_BLOCK = -1;

/** What of a step is drawn. */
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

/** Lays a template's steps and its show out in hours from the show, none over another. */
export function stripOf(steps: readonly StripStep[]): Strip {
	const spans = [
		{ id: SHOW_BLOCK, from: 0, length: SHOW_LENGTH },
		...steps.map(({ anchor, offset, duration }, id) => ({
			id,
			from: offset + (anchor === 'show_end' ? SHOW_LENGTH : 0),
			length: duration,
		})),
	];
	const first = Math.min(...spans.map(({ from }) => from));
	const last = Math.max(...spans.map(({ from, length }) => from + length));
	const room = ((last - first) * WORDS_SHARE) / (1 - WORDS_SHARE);
	const from = Math.floor(first / 60) * 60 - Math.max(30, Math.round((last - first) * EDGE_SHARE));
	const to = Math.ceil((last + room) / 60) * 60;
	const lengths = new Map(spans.map(({ id, length }) => [id, length]));
	const blocks = packLines(
		spans.map((span) => ({ id: span.id, from: span.from, to: span.from + Math.max(room, span.length + room) })),
	).map((block) => ({ ...block, length: lengths.get(block.id) ?? 0 }));
	const step = hourStep(to - from);
	return {
		from,
		to,
		hours: hoursBetween(from, to, step),
		isInDays: step >= DAY,
		blocks,
		lines: 1 + Math.max(...blocks.map(({ line }) => line)),
	};
}

const DAY: Minutes = 24 * 60;

/** Hours from one word of the axis to the next, as one counts them; over a week by weeks. */
const STEPS: readonly Minutes[] = [1, 2, 3, 4, 6, 12, 24, 48, 96].map((hours) => hours * 60);

/** With at most a dozen of them on the axis. */
function hourStep(length: Minutes): Minutes {
	return STEPS.find((step) => length <= 12 * step) ?? 7 * DAY;
}

/** The show's is always among them. */
function hoursBetween(from: Minutes, to: Minutes, step: Minutes): Minutes[] {
	const count = Math.ceil((to - Math.ceil(from / step) * step) / step);
	return Array.from({ length: count }, (_, place) => (Math.ceil(from / step) + place) * step);
}

/** `−3 h`, `+2 d` */
export function hourText(minutes: Minutes, { isInDays }: Pick<Strip, 'isInDays'>): string {
	const length = Math.abs(minutes);
	return `${minutes < 0 ? '−' : '+'}${isInDays ? `${length / DAY} d` : `${length / 60} h`}`;
}
