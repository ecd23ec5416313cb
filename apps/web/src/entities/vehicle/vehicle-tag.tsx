import type { StageReference } from '@crossload/contract';
import { vehicleTagColor } from '@crossload/domain';
import classes from './vehicle-tag.module.css';

/** The tag of a vehicle: its band's name, marked in the tagging colour of the band's stage (CHECKLIST VEH-06). */
export function VehicleTag({ band, stage }: VehicleTagProps) {
	return (
		<span className="bold clipped">
			<span
				className={classes.mark}
				title={stage?.name}
				style={stage ? { background: vehicleTagColor(stage) } : undefined}
			/>
			{band}
		</span>
	);
}

interface VehicleTagProps {
	band: string;
	stage: StageReference | undefined;
}
