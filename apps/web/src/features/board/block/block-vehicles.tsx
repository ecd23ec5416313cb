import type { Activity } from '@crossload/contract';
import { Chip } from '../../../ui/chip.tsx';
import classes from './block-vehicles.module.css';

/** The first vehicle's type, and how many more there are. */
export function BlockVehicles({ vehicles }: Pick<Activity, 'vehicles'>) {
	const [first] = vehicles;
	if (!first) return null;
	return (
		<>
			<Chip color={first.type.color} narrow>
				{first.type.slug}
			</Chip>{' '}
			{vehicles.length > 1 && <span className={classes.more}>+{vehicles.length - 1}</span>}
		</>
	);
}

/** `SPR`, `SPR +2` */
export function vehiclesText([first, ...others]: Activity['vehicles']): string {
	return [first?.type.slug, others.length > 0 && `+${others.length}`].filter(Boolean).join(' ');
}
