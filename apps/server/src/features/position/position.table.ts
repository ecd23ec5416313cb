import type { PositionTag } from '@crossload/domain';
import type { Generated } from 'kysely';

export interface PositionTable {
	id: Generated<number>;
	name: string;
	slug: string;
	slug_key: string;
	tag: PositionTag;
	version: number;
}
