import type { ImportKindName } from '@crossload/contract';
import type { ImportKind } from './import-kind.ts';
import { activitiesKind } from './kinds/activities.ts';
import { personsKind } from './kinds/persons.ts';
import { positionsKind } from './kinds/positions.ts';
import { runningOrderKind } from './kinds/running-order.ts';
import { vehiclesKind } from './kinds/vehicles.ts';

export const IMPORT_KINDS: Readonly<Record<ImportKindName, ImportKind>> = {
	running_order: runningOrderKind,
	vehicles: vehiclesKind,
	positions: positionsKind,
	persons: personsKind,
	activities: activitiesKind,
};
