import type { TimeMode } from '@crossload/domain';
import type { Generated } from 'kysely';
import type { StoredTime } from './stored-time.ts';

export interface ActivityTypeTable {
	id: string;
	name: string;
	color: string;
	/** Comma-joined ActivityFields. */
	allowed_fields: string;
	time_mode: TimeMode;
	sort_order: number;
}

export interface ActivityTable {
	id: Generated<number>;
	type_id: string;
	band_id: number | null;
	stage_id: number | null;
	position_id: number | null;
	planned_start: StoredTime | null;
	planned_end: StoredTime | null;
	start: StoredTime | null;
	end: StoredTime | null;
	info: string | null;
	cancelled: StoredTime | null;
	cancel_reason: string | null;
	version: number;
}

export interface ActivityVehicleTable {
	activity_id: number;
	vehicle_id: number;
	/** Place in the list of vehicles as it was sent. */
	ordinal: number;
}
