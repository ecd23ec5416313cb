import type { FestivalTime, TimeMode } from '@crossload/domain';
import type { Generated } from 'kysely';

export interface ActivityTypeTable {
	id: string;
	name: string;
	color: string;
	/** Comma-joined ActivityFields. */
	allowed_fields: string;
	time_mode: TimeMode;
	sort_order: number;
}

/** Times are stored as they are answered, `YYYY-MM-DDTHH:mm:ss+02:00`: fixed offset, so they sort as text. */
export interface ActivityTable {
	id: Generated<number>;
	type_id: string;
	band_id: number | null;
	stage_id: number | null;
	position_id: number | null;
	planned_start: FestivalTime | null;
	planned_end: FestivalTime | null;
	start: FestivalTime | null;
	end: FestivalTime | null;
	info: string | null;
	version: number;
}

export interface ActivityVehicleTable {
	activity_id: number;
	vehicle_id: number;
	/** Place in the list of vehicles as it was sent. */
	ordinal: number;
}
