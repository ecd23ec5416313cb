import type { Position } from '@crossload/contract';
import { mdiMapMarker } from '@mdi/js';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { OutlineChip } from '../../ui/chip.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Occupancy } from './occupancy.tsx';
import classes from './position-card.module.css';
import { POSITION_TEXTS as texts } from './position-texts.ts';
import { VehicleLinks } from './vehicle-links.tsx';

/** How many vehicles a card names (SPEC.md section 9). */
const MAX_VEHICLES = 5;

/** A position with the first of the vehicles that stand there (POS-02). */
export function PositionCard({ position }: { position: Position }) {
	const { id, name, vehicles } = position;
	const rest = vehicles.length - MAX_VEHICLES;
	return (
		<article className={classes.card}>
			<h2 className={classes.head}>
				<EntityLink of="position" entityId={id} className={classes.name}>
					<Icon path={mdiMapMarker} className="dim" />
					<span className="one-line">{name}</span>
				</EntityLink>
				<span className={classes.count}>
					<Occupancy position={position} />
				</span>
			</h2>
			<div className={classes.body}>
				{vehicles.length === 0 && <p className={classes.none}>{texts.noVehicles}</p>}
				<VehicleLinks vehicles={vehicles.slice(0, MAX_VEHICLES)} />
				{rest > 0 && (
					<EntityLink of="position" entityId={id} className={classes.more}>
						<OutlineChip>{texts.more(rest)}</OutlineChip>
					</EntityLink>
				)}
			</div>
		</article>
	);
}
