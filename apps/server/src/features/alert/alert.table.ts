import type { AlertKind, Instant, RuledKind } from '@crossload/domain';
import type { Generated } from 'kysely';

export interface AlertTable {
	id: Generated<number>;
	kind: AlertKind;
	/** What the rules know it by; the same for all that were ever raised about the same thing. */
	key: string;
	since: Instant;
	/** Null as long as it is open. */
	until: Instant | null;
	/** JSON list of ids. */
	activities: string;
	/** What it is about; of what is gone the id stays. */
	stage_id: number | null;
	position_id: number | null;
	band_id: number | null;
	vehicle_id: number | null;
	text: string;
	taken_by_id: number | null;
	taken_by_name: string | null;
	taken_at: Instant | null;
	/** Counts up over all alerts with every change of one: what a node has not sent to its streams yet has a higher one. */
	edition: number;
}

/** One row for each kind that somebody has changed. */
export interface AlertSettingTable {
	kind: RuledKind;
	/** Null: the kind is off. */
	minutes: number | null;
}
