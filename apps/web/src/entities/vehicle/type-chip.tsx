import type { VehicleType } from '@crossload/contract';
import { Chip } from '../../ui/chip.tsx';

/** A vehicle type by its slug in its colour, perhaps with how many there are; the tooltip says the whole name. */
export function TypeChip({ type, count, tooltip = type.name }: TypeChipProps) {
	const text = count === undefined ? type.slug : `${count} ${type.slug}`;
	return (
		<Chip color={type.color} label={`${text}, ${tooltip}`} tooltip={tooltip} narrow>
			{text}
		</Chip>
	);
}

interface TypeChipProps {
	type: Pick<VehicleType, 'slug' | 'name' | 'color'>;
	count?: number;
	/** Says more than the type's name: which bands have how many. */
	tooltip?: string;
}
