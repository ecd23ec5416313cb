import type { Stage, Template, TemplatePreviewResult } from '@crossload/contract';
import { festivalTimeOf, HOUR, later, MINUTE } from '@crossload/domain';
import type { SignedIn } from './web-browser.ts';
import { type Caller, callerOf } from './web-caller.ts';
import { saturdayAfternoon } from './web-festivals.ts';
import { type Figure, timeFigure } from './web-figures.ts';

const BANDS = 40;

/** Milliseconds for all of them. */
const LIMITS = { preview: 300, apply: 600 };

interface Festival {
	readonly address: string;
	readonly signedIn: SignedIn;
	readonly rounds: number;
}

/** How long a template takes for forty bands with nothing but their shows: its preview, and the batch that applies it. */
export async function measureTemplates({ address, signedIn, rounds }: Festival): Promise<Figure[]> {
	const call = callerOf(address, signedIn);
	const template = (await call<Template[]>('GET', '/plan/templates')).at(-1);
	const bandIds = await addBands(call);
	const [previews, applied]: [number[], number[]] = [[], []];
	let created = 0;
	for (let round = 0; round <= rounds; round++) {
		const started = performance.now();
		const preview = await call<TemplatePreviewResult>('POST', `/plan/templates/${template?.id}/preview`, { bandIds });
		previews.push(performance.now() - started);
		if (preview.create.length < BANDS) throw new Error(`It would make ${preview.create.length} activities alone`);
		created = preview.create.length;
		const sent = performance.now();
		const { revision } = await call<{ revision: number }>('POST', '/plan/batch', { create: preview.create });
		applied.push(performance.now() - sent);
		await call('POST', `/changes/${revision}/undo`);
	}
	return [
		timeFigure(`A template previewed for ${BANDS} bands`, LIMITS.preview, previews.slice(1)),
		timeFigure(`…, its ${created} activities applied`, LIMITS.apply, applied.slice(1)),
	];
}

/** Bands with nothing but a show each, one after the other from Sunday night on. */
async function addBands(call: Caller): Promise<number[]> {
	const [stage] = await call<Stage[]>('GET', '/stages');
	const bandIds: number[] = [];
	for (let place = 0; place < BANDS; place++) {
		const { id: bandId } = await call<{ id: number }>('POST', '/band', { name: `Bench ${place}`, stage: stage?.id });
		const start = later(saturdayAfternoon(), 30 * HOUR + place * 30 * MINUTE);
		await call('POST', '/activity', {
			activityTypeId: 'show',
			bandId,
			stageId: stage?.id,
			planned_start: festivalTimeOf(start),
			planned_end: festivalTimeOf(later(start, 20 * MINUTE)),
		});
		bandIds.push(bandId);
	}
	return bandIds;
}
