import { setupCalls } from '@crossload/contract';
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
	write(setupCalls.takeBack, (work, { session }) => takeInventedFestivalBack(work, session.user.permissions)),
];
