import type { Static } from 'typebox';
import * as Type from 'typebox';
import { callsOf } from './call.ts';
import { Fields, Nullable, ReturnedTime, SAYS } from './primitives.ts';

const QueriedId = Type.String({ pattern: '^[1-9]\\d{0,9}$', [SAYS]: 'must be an id' });

/** A festival day by the date of its morning: it begins at 06:00. */
const QueriedDay = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', [SAYS]: 'must be a day such as 2026-08-22' });

const print = {
	/** A4 unless said otherwise. */
	format: Type.Optional(Type.Enum(['A4', 'A3'])),
	/** A preview is no issue: what is printed next is not compared with it. */
	preview: Type.Optional(Type.Enum(['0', '1'])),
};

const SheetChange = Type.Object({
	kind: Type.Enum(['changed', 'added', 'removed']),
	/** For people. */
	text: Type.String(),
	before: Nullable(Type.String()),
	after: Nullable(Type.String()),
});

/** What a sheet of paper is worth by now (IN-AND-OUT, SHEET-03): current means the same content, whatever the revision. */
export const SheetState = Type.Object({
	kind: Type.Enum(['stage', 'position', 'band', 'vehicle', 'day', 'all']),
	title: Type.String(),
	printed_at: ReturnedTime,
	revision: Type.Integer({ minimum: 0 }),
	current: Type.Boolean(),
	changes: Type.Array(SheetChange),
});
export type SheetState = Static<typeof SheetState>;

const call = callsOf('Paper');
const pdf = { method: 'GET', access: ['festival:read'], file: 'application/pdf', errors: [404] } as const;

export const sheetCalls = {
	stage: call({
		...pdf,
		path: '/sheets/stage.pdf',
		summary: "A stage's festival day: running order, loads, vehicles, changeovers, contacts",
		query: Fields({ stageId: QueriedId, day: QueriedDay, ...print }),
	}),
	position: call({
		...pdf,
		path: '/sheets/position.pdf',
		summary: 'Who comes, stands and goes at a position or gate on a festival day',
		query: Fields({ positionId: QueriedId, day: QueriedDay, ...print }),
	}),
	band: call({
		...pdf,
		path: '/sheets/band.pdf',
		summary: "A band's day sheet",
		query: Fields({ bandId: QueriedId, ...print }),
	}),
	vehicle: call({
		...pdf,
		path: '/sheets/vehicle.pdf',
		summary: "A vehicle's route",
		query: Fields({ vehicleId: QueriedId, ...print }),
	}),
	day: call({
		...pdf,
		path: '/sheets/day.pdf',
		summary: 'A festival day: all stages beside each other',
		query: Fields({ day: QueriedDay, ...print }),
	}),
	all: call({
		...pdf,
		path: '/sheets/all.pdf',
		summary: 'All sheets of a festival day in one file',
		query: Fields({ day: QueriedDay, ...print }),
	}),
	state: call({
		method: 'GET',
		path: '/sheet/{code}',
		access: ['festival:read'],
		summary: 'Whether a printed sheet is still current, and what has changed on it since',
		response: SheetState,
	}),
};
