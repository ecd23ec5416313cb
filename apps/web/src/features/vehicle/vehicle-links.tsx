import { Link } from '@tanstack/react-router';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import type { RenderLink } from '../../ui/link-slot.ts';
import type { Crumb } from '../../ui/page-frame.tsx';
import { VEHICLE_TEXTS as texts } from './vehicle-texts.ts';

/** Leads to the form for a new vehicle. */
export const ADD_VEHICLE: RenderLink = (slot) => <Link to="/vehicle/add/{-$contextBand}" {...slot} />;

/** Leads to the list. */
export const TO_VEHICLES: RenderLink = (slot) => <Link to="/vehicles" {...slot} />;

/** Leads to a vehicle. */
export function toVehicle(id: number): RenderLink {
	return (slot) => <EntityLink of="vehicle" entityId={id} {...slot} />;
}

/** The way back to the list. */
export const VEHICLE_CRUMBS: readonly Crumb[] = [{ label: texts.vehicles, link: TO_VEHICLES }];
