import type { PositionReference, StageReference } from '@crossload/contract';
import { mdiChevronRight, mdiMapMarker, mdiSwapHorizontal } from '@mdi/js';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { StageActivitiesLink } from '../../entities/stage/stage-activities-link.tsx';
import { Fact } from '../../ui/facts.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ACTIVITY_TEXTS as texts } from './activity-texts.ts';
import classes from './fact-link.module.css';

/** Where it happens, as a link; a crossload goes between its position and its stage. */
export function PositionFact({ position, crossloadStage }: PositionFactProps) {
	return (
		<Fact label={texts.position}>
			<div className={classes.line}>
				<EntityLink of="position" entityId={position.id} className={`${classes.link} ${classes.place}`}>
					<Icon path={mdiMapMarker} size={16} className={classes.marker} />
					<span>{position.name}</span>
				</EntityLink>
				{crossloadStage && (
					<>
						<Icon path={mdiSwapHorizontal} size={16} title="to and from" className="dim" />
						<StageActivitiesLink stage={crossloadStage} />
					</>
				)}
				<Icon path={mdiChevronRight} className={classes.chevron} />
			</div>
		</Fact>
	);
}

interface PositionFactProps {
	position: PositionReference;
	crossloadStage: StageReference | null;
}
