import { expect, test } from 'vitest';
import { isCrossload, isDeparture, isShow } from './activity-type.ts';

test.for([
	['departure', 'Departure', true, false, false],
	['departure', 'Abfahrt', true, false, false],
	['17', 'Departure', true, false, false],
	['17', 'departure', false, false, false],
	['show', 'Show', false, true, false],
	['17', 'Show', false, false, false],
	['crossload', 'Crossload', false, false, true],
	['17', 'Crossload', false, false, false],
	['other', 'Other', false, false, false],
] as const)(
	'VEH-07 type %s named %s: departure %s, show %s, crossload %s',
	([id, name, departure, show, crossload]) => {
		const type = { id, name };
		expect([isDeparture(type), isShow(type), isCrossload(type)]).toEqual([departure, show, crossload]);
	},
);
