import type { Instant } from '@crossload/domain';
import type { Generated } from 'kysely';

/** A finding that somebody accepts as it is. */
export interface AcceptedFindingTable {
	id: Generated<number>;
	key: string;
	/** The finding's sentence when it was accepted: the history names it when it has long gone. */
	text: string;
	/** Minutes that its time was long when it was accepted. */
	length: number;
	note: string | null;
	at: Instant;
	actor_id: number | null;
	actor_name: string | null;
	version: number;
}
