/** What can be copied from another installation (IN-AND-OUT.md, IMP-10), in the order in which people choose. */
export const CARRY_KINDS = [
	'stages',
	'positions',
	'templates',
	'functions',
	'persons',
	'users',
	'rules',
	'aliases',
	'bands',
	'vehicles',
	'activities',
] as const;

export type CarryKind = (typeof CARRY_KINDS)[number];

/** The plan itself: it is copied only when somebody asks for it. */
export const PLAN_CARRY_KINDS: readonly CarryKind[] = ['bands', 'vehicles', 'activities'];

/** What is copied unless somebody chooses otherwise. */
export const USUAL_CARRY_KINDS: readonly CarryKind[] = CARRY_KINDS.filter((kind) => !PLAN_CARRY_KINDS.includes(kind));

/** What becomes of a row: `kept` is one that is here by its name and says something else, which stays. */
export type CarryState = 'new' | 'same' | 'kept' | 'skipped';
