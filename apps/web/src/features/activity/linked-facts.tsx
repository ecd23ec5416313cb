import type { Activity, PositionReference, StageReference, Vehicle } from '@crossload/contract';
import { mdiChevronRight, mdiMapMarker, mdiSwapHorizontal } from '@mdi/js';
import { useVehicles } from '../../api/vehicles.ts';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { StageActivitiesLink } from '../../entities/stage/stage-activities-link.tsx';
import { Plate } from '../../entities/vehicle/plate.tsx';
import { TypeChip } from '../../entities/vehicle/type-chip.tsx';
import { Fact } from '../../ui/facts.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ACTIVITY_TEXTS as texts } from './activity-texts.ts';
import classes from './linked-facts.module.css';

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

/** The vehicles with their plates, each a link. The plates come from the list of vehicles. */
export function VehicleFacts({ activity: { vehicles } }: { activity: Activity }) {
	const { data: plates } = useVehicles(platesOf);
	if (vehicles.length === 0) return null;
	return (
		<Fact label={vehicles.length === 1 ? texts.vehicle : texts.vehicles}>
			{vehicles.map(({ id, name, type }) => {
				const plate = plates?.get(id);
				return (
					<div key={id} className={classes.line}>
						<EntityLink of="vehicle" entityId={id} className={classes.link}>
							<TypeChip type={type} />
							<span className={classes.name}>{name}</span>
							{plate && <Plate plate={plate} />}
						</EntityLink>
						<Icon path={mdiChevronRight} className={classes.chevron} />
					</div>
				);
			})}
		</Fact>
	);
}

function platesOf(vehicles: readonly Vehicle[]): ReadonlyMap<number, string | null> {
	return new Map(vehicles.map(({ id, licence_plate }) => [id, licence_plate]));
}
