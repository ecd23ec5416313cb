import type { ActivityType } from '@crossload/contract';
import { readableOn } from '../../lib/contrast.ts';
import { Icon, type IconSize } from '../../ui/icon.tsx';
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
			{type.name}
		</span>
	);
}

/** The icon alone, in the type's colour as far as that reads on the surface. */
export function TypeIcon({ type, size = 18 }: { type: Omit<ShownType, 'name'>; size?: IconSize }) {
	return (
		<Icon
			path={activityTypeIcon(type.id)}
			size={size}
			color={{ dark: readableOn(type.color, SURFACE.dark), light: readableOn(type.color, SURFACE.light) }}
		/>
	);
}
