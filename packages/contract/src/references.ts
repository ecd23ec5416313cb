import { ACTIVITY_FIELDS } from '@crossload/domain';
import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Color, Id } from './primitives.ts';

/** How entities stand inside others: just enough to show them in a line. */
export const BandReference = Type.Object({ id: Id, name: Type.String() });
export type BandReference = Static<typeof BandReference>;

export const StageReference = Type.Object({ id: Id, name: Type.String(), color: Color });
export type StageReference = Static<typeof StageReference>;

export const PositionReference = Type.Object({ id: Id, name: Type.String() });
export type PositionReference = Static<typeof PositionReference>;

export const VehicleType = Type.Object({
	id: Type.String(),
	slug: Type.String(),
	name: Type.String(),
	color: Color,
});
export type VehicleType = Static<typeof VehicleType>;

export const VehicleReference = Type.Object({
	id: Id,
	name: Type.String(),
	band: BandReference,
	type: VehicleType,
});
export type VehicleReference = Static<typeof VehicleReference>;

export const ActivityType = Type.Object({
	id: Type.String(),
	name: Type.String(),
	color: Color,
	allowedFields: Type.Array(Type.Enum(ACTIVITY_FIELDS)),
	timeMode: Type.Enum(['range', 'point']),
});
export type ActivityType = Static<typeof ActivityType>;
