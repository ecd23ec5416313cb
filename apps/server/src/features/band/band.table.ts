import type { BandStatus } from '@crossload/domain';
import type { Generated } from 'kysely';

export interface BandTable {
	id: Generated<number>;
	name: string;
	status: BandStatus;
	stage_id: number;
	touring_party: string | null;
	notes: string | null;
	/** The person in charge of the band's production. */
	production_id: number | null;
	version: number;
}
