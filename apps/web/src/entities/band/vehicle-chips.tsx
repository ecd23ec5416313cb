import type { VehicleReference } from '@crossload/contract';
import { compareNames } from '@crossload/domain';
import { DASH } from '../../lib/format.ts';
import { TypeChip } from '../vehicle/type-chip.tsx';
import classes from './vehicle-chips.module.css';

/** How many vehicles of each type: count and slug in the type's colour, the tooltip its name; a dash for none. */
export function VehicleChips({ vehicles }: { vehicles: readonly Pick<VehicleReference, 'type'>[] }) {
	if (vehicles.length === 0) return <span>{DASH}</span>;
	return (
		<span className={classes.chips}>
			{countByType(vehicles).map(({ type, count }) => (
				<TypeChip key={type.slug} type={type} count={count} />
			))}
		</span>
	);
}

function countByType(vehicles: readonly Pick<VehicleReference, 'type'>[]) {
	const bySlug = Map.groupBy(vehicles, ({ type }) => type.slug);
	return [...bySlug.values()]
		.flatMap(([first, ...others]) => (first ? [{ type: first.type, count: others.length + 1 }] : []))
		.sort((a, b) => compareNames(a.type.slug, b.type.slug));
}
