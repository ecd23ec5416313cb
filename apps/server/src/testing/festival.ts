import {
	activityCalls,
	bandCalls,
	personCalls,
	positionCalls,
	stageCalls,
	teamFunctionCalls,
	vehicleCalls,
} from '@crossload/contract';
import type { TestApp } from './test-app.ts';

/** Makes entities through the API, with what a test does not care about filled in; each returns the id. */
export function makerOf({ ask }: TestApp) {
	const idOf = async (made: Promise<{ id: number }>) => (await made).id;
	let count = 0;
	const next = () => ++count;
	return {
		stage: (fields: object = {}) => idOf(ask(stageCalls.create, { body: { name: `Stage ${next()}`, ...fields } })),
		person: (fields: object = {}) =>
			idOf(ask(personCalls.create, { body: { name: `Person ${next()}`, tel: '+41 79 555 00 01', ...fields } })),
		position: (fields: object = {}) => {
			const number = next();
			const body = { name: `Position ${number}`, slug: `position-${number}`, tag: 'GEO', ...fields };
			return idOf(ask(positionCalls.create, { body }));
		},
		teamFunction: (fields: object = {}) =>
			idOf(ask(teamFunctionCalls.create, { body: { name: `Function ${next()}`, ...fields } })),
		band: async (fields: { stage?: number } & Record<string, unknown> = {}) => {
			const stage = fields.stage ?? (await idOf(ask(stageCalls.create, { body: { name: `Stage ${next()}` } })));
			return await idOf(ask(bandCalls.create, { body: { name: `Band ${next()}`, ...fields, stage } }));
		},
		vehicle: (bandId: number, fields: object = {}) => {
			const body = { name: `Truck ${next()}`, band: { id: bandId }, type: { id: 'truck18' }, ...fields };
			return idOf(ask(vehicleCalls.create, { body }));
		},
		activity: (fields: object = {}) => {
			const planned = { planned_start: '2026-08-22T18:00:00+02:00', planned_end: '2026-08-22T19:00:00+02:00' };
			return idOf(ask(activityCalls.create, { body: { activityTypeId: 'loadin', ...planned, ...fields } }));
		},
	};
}
