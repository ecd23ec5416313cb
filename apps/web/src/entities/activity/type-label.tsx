import type { ActivityType } from '@crossload/contract';
import { readableOn } from '../../lib/contrast.ts';
import { Icon } from '../../ui/icon.tsx';
import { activityTypeIcon } from './activity-icons.ts';
import classes from './type-label.module.css';

/** The surfaces that icons stand on; the stored colour is meant for the dark one. */
const SURFACE = { dark: '#161a1d', light: '#ffffff' };

type ShownType = Pick<ActivityType, 'id' | 'name' | 'color'>;

/** An activity's type: its icon in its colour, and its name. */
export function TypeLabel({ type }: { type: ShownType }) {
	return (
		<span className={classes.type}>
			<TypeIcon type={type} />
			<span className={classes.name}>{type.name}</span>
		</span>
	);
}

/** The icon alone, in the type's colour as far as that reads on the surface. */
export function TypeIcon({ type, size = 18 }: { type: Omit<ShownType, 'name'>; size?: number }) {
	return (
		<span
			className={classes.icon}
			style={{ '--on-dark': readableOn(type.color, SURFACE.dark), '--on-light': readableOn(type.color, SURFACE.light) }}
		>
			<Icon path={activityTypeIcon(type.id)} size={size} />
		</span>
	);
}
