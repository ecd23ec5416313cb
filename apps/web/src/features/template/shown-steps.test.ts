import type { Template } from '@crossload/contract';
import { expect, test } from 'vitest';
import { type OptimisticSteps, shownSteps } from './shown-steps.ts';

function steps(offset: number): Template['steps'] {
	const where = { positionId: null, stageDock: false, vehicles: 'all', info: null } as const;
	return [{ activityTypeId: 'loadin', anchor: 'show_start', offset, duration: 30, ...where }];
}

const SAVED = { steps: steps(-60), version: 3 };

function optimistic(overrides: Partial<OptimisticSteps> = {}): OptimisticSteps {
	return { steps: steps(-90), baseVersion: 3, version: null, ...overrides };
}

test('TPL-04 without a change the saved steps are shown', () => {
	expect(shownSteps(SAVED, null)).toEqual(SAVED);
});

test('TPL-04 changed steps are shown while they are being saved, and until the list has them', () => {
	expect(shownSteps(SAVED, optimistic())).toEqual({ steps: steps(-90), version: 3 });
	expect(shownSteps(SAVED, optimistic({ version: 4 }))).toEqual({ steps: steps(-90), version: 4 });
});

test('TPL-04 once the list has them, or later ones, its steps are shown', () => {
	const later = { steps: steps(-120), version: 4 };
	expect(shownSteps(later, optimistic({ version: 4 }))).toEqual(later);
});

test('TPL-04 steps that are being saved do not count as made from what someone else has saved meanwhile', () => {
	const theirs = { steps: steps(-120), version: 4 };
	expect(shownSteps(theirs, optimistic())).toEqual({ steps: steps(-90), version: 3 });
});
