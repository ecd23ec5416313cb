/** The gate that a device is used at: a position's id, all of them, or not chosen yet. */
export type GateChoice = number | 'all' | null;

export function parseGateChoice(stored: unknown): GateChoice {
	if (stored === 'all') return stored;
	return Number.isInteger(stored) && Number(stored) > 0 ? Number(stored) : null;
}
