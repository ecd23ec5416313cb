import { FINDING_KINDS, type FindingKind } from '@crossload/domain';
import { expect, test } from 'vitest';
import { checkFigures } from './check-figures.ts';
import type { Check } from './use-checks.ts';

const check = (kind: FindingKind, minutes = 30) =>
	({
		kind,
		finding: { from: 600, to: 600 + minutes },
		stage: { changeover: 35 },
		position: { capacity: 3 },
	}) as Check;

test.each([
	['stage-overlap', 'together for 30 min'],
	['changeover-short', '30 min between them, needs 35'],
	['vehicle-turnaround', '30 min between them'],
	['position-full', 'room for 3 vehicles'],
	['loadin-late', '30 min after the show begins'],
	['loadout-early', '30 min before the show ends'],
	['checkin-late', '30 min after its first load begins'],
	['curfew', '30 min too long'],
	['missing-show', ''],
] as const)('CHK-21 %s is measured: %s', (kind, words) => {
	expect(checkFigures(check(kind))).toBe(words);
});

test('CHK-21 all that is not missing has a measure, hours as hours', () => {
	const measured = FINDING_KINDS.filter((kind) => checkFigures(check(kind)) !== '');
	expect(measured).toEqual(FINDING_KINDS.filter((kind) => !kind.startsWith('missing-')));
	expect(checkFigures(check('curfew', 90))).toBe('1 h 30 too long');
	const single = { ...check('position-full'), position: { capacity: 1 } } as Check;
	expect(checkFigures(single)).toBe('room for 1 vehicle');
});
