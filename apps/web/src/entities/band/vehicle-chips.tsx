import type { VehicleReference } from '@crossload/contract';
import { compareNames, groupBy } from '@crossload/domain';
import { DASH } from '../../lib/format.ts';
import { MoreChip, splitOverflow } from '../vehicle/more-chip.tsx';
import { TypeChip } from '../vehicle/type-chip.tsx';
import classes from './vehicle-chips.module.css';

/** How many vehicles of each type: count and slug in the type's colour, the tooltip its name; a dash for none. */
export function VehicleChips({ vehicles, most }: VehicleChipsProps) {
	if (vehicles.length === 0) return DASH;
	const { shown, rest } = splitOverflow(countByType(vehicles), most);
	return (
		<span className={classes.chips}>
			{shown.map(({ type, count }) => (
				<TypeChip key={type.slug} type={type} count={count} />
			))}
			<MoreChip
				count={rest.reduce((sum, { count }) => sum + count, 0)}
				which={rest.map(({ type, count }) => `${count} ${type.name}`)}
			/>
		</span>
	);
}

interface VehicleChipsProps {
	vehicles: readonly Pick<VehicleReference, 'type'>[];
	/** So many chips have room; each is at most 50 pixels wide, 4 apart. */
	most: number;
}

function countByType(vehicles: readonly Pick<VehicleReference, 'type'>[]) {
	const bySlug = groupBy(vehicles, ({ type }) => type.slug);
	return [...bySlug.values()]
		.flatMap(([first, ...others]) => (first ? [{ type: first.type, count: others.length + 1 }] : []))
		.sort((a, b) => compareNames(a.type.slug, b.type.slug));
}
