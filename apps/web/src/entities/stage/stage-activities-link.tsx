import type { StageReference } from '@crossload/contract';
import { Link } from '@tanstack/react-router';
import classes from './stage-activities-link.module.css';
import { StageChip } from './stage-chip.tsx';

/** A stage's chip that leads to the stage's activities (USE-04). */
export function StageActivitiesLink({ stage }: { stage: StageReference }) {
	return (
		<Link to="/activities" search={{ stage: stage.id }} className={classes.link}>
			<StageChip stage={stage} />
		</Link>
	);
}
