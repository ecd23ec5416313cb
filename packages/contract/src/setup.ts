import type { Static } from 'typebox';
import * as Type from 'typebox';
import { callsOf } from './call.ts';
import { Fields, Nullable } from './primitives.ts';

/** What an installation is set up with, step by step (IN-AND-OUT.md, IMP-09). */
export const SETUP_STEPS = ['running_order', 'positions', 'vehicles', 'persons', 'templates', 'users'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

const leftOut = Type.Array(Type.Enum(SETUP_STEPS), { maxItems: SETUP_STEPS.length });

/** How far an installation is; what its steps have so far follows from the lists. */
export const Setup = Type.Object({
	/** There is nothing but the seeded rows and users. */
	empty: Type.Boolean(),
	/** The invented festival, while it is there. */
	invented: Nullable(
		Type.Object({
			/** The revision that filled it in: what is to be taken back. */
			revision: Type.Integer(),
			/** How many revisions have changed something of the festival since. */
			since: Type.Integer(),
		}),
	),
	/** Somebody does not want to be led any more. */
	hidden: Type.Boolean(),
	/** Steps that this installation does without. */
	leftOut,
});
export type Setup = Static<typeof Setup>;

export const SetupUpdate = Fields({
	hidden: Type.Optional(Type.Boolean()),
	leftOut: Type.Optional(leftOut),
});
export type SetupUpdate = Static<typeof SetupUpdate>;

const call = callsOf('Setup');
const Made = Type.Object({ revision: Type.Integer() });

export const setupCalls = {
	get: call({
		method: 'GET',
		path: '/setup',
		access: ['import'],
		summary: 'Whether the installation is empty, has the invented festival, and which first steps are left out',
		response: Setup,
	}),
	change: call({
		method: 'PUT',
		path: '/setup',
		access: ['import'],
		summary: 'Hide the first steps or leave some out, for this installation; absent fields stay',
		body: SetupUpdate,
		response: Setup,
	}),
	invent: call({
		method: 'POST',
		path: '/setup/invented-festival',
		access: ['import'],
		summary:
			'Fill an empty installation with an invented festival around now, as one revision, to be taken back by its undo. 409 where it is not empty',
		response: Made,
	}),
	takeBack: call({
		method: 'POST',
		path: '/setup/invented-festival/undo',
		access: ['import'],
		summary:
			'Take back the invented festival with all that was changed since, users excepted, as one revision. 409 where there is none',
		response: Made,
	}),
};
