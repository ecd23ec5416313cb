/** The gate that a device stands at: a position's id, all of them, or not chosen yet. */
export type GateChoice = number | 'all' | null;

export function parseGateChoice(stored: unknown): GateChoice {
	if (stored === 'all') return stored;
	return Number.isInteger(stored) && Number(stored) > 0 ? Number(stored) : null;
}

/** What a gate shows: everything that is due, what comes in, what goes out, or who is on site. */
export const GATE_VIEWS = ['all', 'in', 'out', 'site'] as const;
export type GateView = (typeof GATE_VIEWS)[number];
