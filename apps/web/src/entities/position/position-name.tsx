import { mdiMapMarker } from '@mdi/js';
import { Icon } from '../../ui/icon.tsx';
import classes from './position.module.css';

/** A position by its marker and name. */
export function PositionName({ name }: { name: string }) {
	return (
		<span className="clipped">
			<Icon path={mdiMapMarker} size={16} className={classes.marker} />
			{name}
		</span>
	);
}
