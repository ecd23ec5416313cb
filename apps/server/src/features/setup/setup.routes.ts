import { setupCalls } from '@crossload/contract';
import { sessionOf } from '../../http/authorize.ts';
import { type Route, readUncached, write } from '../../http/route.ts';
import { changeSetup, fillWithInventedFestival, readSetup, takeInventedFestivalBack } from './setup.service.ts';

export const setupRoutes: readonly Route[] = [
	readUncached(setupCalls.get, (db) => readSetup(db)),
	write(setupCalls.change, (work, { body }) => changeSetup(work, body)),
	write(
		setupCalls.invent,
		(work, _input, { writeInventedFestival }) => fillWithInventedFestival(work, writeInventedFestival),
		{
			// Few installations ever make one up: what that takes is loaded only then.
			prepare: async () => await import('../../demo/invented-festival.ts'),
		},
	),
	write(
		setupCalls.takeBack,
		(work, _input, permissions: readonly string[]) => takeInventedFestivalBack(work, permissions),
		{ prepare: async (_input, request) => sessionOf(request).user.permissions },
	),
];
