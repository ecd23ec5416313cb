import type { PositionTag } from '@crossload/domain';
import type { Generated } from 'kysely';

export interface PositionTable {
	id: Generated<number>;
	name: string;
	slug: string;
	slug_key: string;
	tag: PositionTag;
	/** Vehicles at once; null: no limit. */
	capacity: number | null;
	/** The stage whose dock it is. */
	stage_id: number | null;
	version: number;
}
