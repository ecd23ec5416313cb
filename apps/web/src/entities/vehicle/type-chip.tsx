import type { VehicleType } from '@crossload/contract';
import { Chip } from '../../ui/chip.tsx';

/** A vehicle type by its slug in its colour, perhaps with how many there are; the tooltip says the whole name. */
export function TypeChip({ type, count, tooltip = type.name }: TypeChipProps) {
	return (
		<Chip color={type.color} tooltip={tooltip} narrow>
			<span>{count === undefined ? type.slug : `${count} ${type.slug}`}</span>
			<span className="visually-hidden">, {tooltip}</span>
		</Chip>
	);
}

interface TypeChipProps {
	type: Pick<VehicleType, 'slug' | 'name' | 'color'>;
	count?: number;
	/** Says more than the type's name: which bands have how many. */
	tooltip?: string;
}
