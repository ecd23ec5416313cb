import type { SentStep, Template, TemplateStep } from '@crossload/contract';
import { FARTHEST_STEP } from '@crossload/domain';
import { isWholeNumber, type WholeNumberValue } from '../../ui/whole-number-field.tsx';
import { minutesOfOffset, offsetFault, offsetText } from './offset-text.ts';
import { TEMPLATE_TEXTS as texts } from './template-texts.ts';

/** Where a step takes place, when that is any dock of the stage. */
export const STAGE_DOCK = 'dock';

/** The choice of all of a band's vehicles. */
export const ALL_VEHICLES = 'all';

/** A step as its fields hold it. */
export interface StepValues {
	/** Distinguishes the steps while they are edited. */
	readonly key: number;
	readonly activityTypeId: string | null;
	readonly anchor: TemplateStep['anchor'];
	/** As typed. */
	readonly offset: string;
	readonly duration: WholeNumberValue;
	/** A position's id, {@link STAGE_DOCK}, or null. */
	readonly where: string | null;
	/** Ids of vehicle types, {@link ALL_VEHICLES} alone, or none. */
	readonly vehicles: readonly string[];
	readonly info: string | null;
}

export interface TemplateValues {
	readonly name: string;
	readonly steps: readonly StepValues[];
}

/** What the fields hold of a template, or of a new one. */
export function valuesOf(template: Pick<Template, 'name' | 'steps'> | null): TemplateValues {
	return { name: template?.name ?? '', steps: (template?.steps ?? []).map(stepValues) };
}

/** A new step: half an hour long, an hour before the show. */
export function emptyStep(key: number): StepValues {
	return {
		key,
		activityTypeId: null,
		anchor: 'show_start',
		offset: offsetText(-60),
		duration: 30,
		where: null,
		vehicles: [ALL_VEHICLES],
		info: null,
	};
}

function stepValues(step: TemplateStep, key: number): StepValues {
	const { activityTypeId, anchor, offset, duration, positionId, stageDock, vehicles, info } = step;
	return {
		key,
		activityTypeId,
		anchor,
		offset: offsetText(offset),
		duration,
		where: stageDock ? STAGE_DOCK : (positionId?.toString() ?? null),
		vehicles: vehiclesChosen(vehicles),
		info,
	};
}

function vehiclesChosen(vehicles: TemplateStep['vehicles']): string[] {
	if (vehicles === 'none') return [];
	return vehicles === 'all' ? [ALL_VEHICLES] : [...vehicles];
}

/** The path of a step's field in the form. */
export function stepPath(index: number, field: keyof StepValues): string {
	return `steps.${index}.${field}`;
}

/** What is wrong with the fields, by their paths; null where they can be saved. */
export function faultsOf({ name, steps }: TemplateValues): Record<string, string | null> {
	return Object.assign({ name: name.trim() === '' ? texts.required : null }, ...steps.map(faultsOfStep));
}

function faultsOfStep({ activityTypeId, offset, duration }: StepValues, index: number): Record<string, string | null> {
	const fault = offsetFault(offset);
	const isLength = isWholeNumber(duration, { min: 0, max: FARTHEST_STEP });
	return {
		[stepPath(index, 'activityTypeId')]: activityTypeId === null ? texts.typeRule : null,
		[stepPath(index, 'offset')]: fault && texts.offsetRules[fault],
		[stepPath(index, 'duration')]: isLength ? null : texts.durationRule,
	};
}

/** The body of the request that saves a template. */
export function bodyOf({ name, steps }: TemplateValues): { name: string; steps: SentStep[] } {
	return { name: name.trim(), steps: steps.map(sentStep) };
}

/** A step as it is sent, and as the strip draws it. */
export function sentStep(step: StepValues): TemplateStep {
	const { activityTypeId, anchor, offset, duration, where, vehicles, info } = step;
	return {
		activityTypeId: activityTypeId ?? '',
		anchor,
		offset: minutesOfOffset(offset) ?? 0,
		duration: Number(duration),
		positionId: where === null || where === STAGE_DOCK ? null : Number(where),
		stageDock: where === STAGE_DOCK,
		vehicles: vehiclesSent(vehicles),
		info,
	};
}

function vehiclesSent(chosen: readonly string[]): TemplateStep['vehicles'] {
	if (chosen.length === 0) return 'none';
	return chosen.includes(ALL_VEHICLES) ? 'all' : [...chosen];
}
