/** How large a made-up festival is. */
export interface FestivalSize {
	readonly stages: number;
	readonly acts: number;
	readonly vehicles: number;
	readonly activities: number;
	/** Festival days: 4 are Thursday to Sunday, 3 are Friday to Sunday. */
	readonly days: 3 | 4;
	/** Shuttles of the festival's own crew, on the busiest day. */
	readonly shuttles: number;
	/** Every vehicle has its own arrival and parking, for which a smaller festival has no hands. */
	readonly everyVehicle: boolean;
}

export const FESTIVAL_SIZES = {
	small: { stages: 2, acts: 25, vehicles: 47, activities: 172, days: 3, shuttles: 1, everyVehicle: false },
	usual: { stages: 3, acts: 55, vehicles: 130, activities: 384, days: 4, shuttles: 4, everyVehicle: false },
	large: { stages: 10, acts: 230, vehicles: 500, activities: 1_620, days: 4, shuttles: 10, everyVehicle: false },
	stress: { stages: 30, acts: 1_000, vehicles: 6_000, activities: 20_000, days: 4, shuttles: 40, everyVehicle: true },
} as const satisfies Record<string, FestivalSize>;

export type FestivalSizeName = keyof typeof FESTIVAL_SIZES;
