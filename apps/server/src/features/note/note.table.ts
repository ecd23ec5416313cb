import type { Instant } from '@crossload/domain';
import type { Generated } from 'kysely';

export interface NoteTable {
	id: Generated<number>;
	at: Instant;
	/** Who noted it; null for the product itself. */
	actor_id: number | null;
	actor_name: string | null;
	text: string;
	/** What it is about; of what is gone the id stays. */
	stage_id: number | null;
	position_id: number | null;
	band_id: number | null;
	version: number;
}
