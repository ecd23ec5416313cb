import type { Activity, Vehicle } from '@crossload/contract';
import { activityStatus } from '@crossload/domain';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { PlannedTime } from '../../entities/activity/planned-time.tsx';
import { StatusTiming } from '../../entities/activity/status-timing.tsx';
import { PersonLink } from '../../entities/person/phone-link.tsx';
import { StageChip } from '../../entities/stage/stage-chip.tsx';
import { UnsentMark } from '../../entities/unsent/unsent-mark.tsx';
import { TypeChip } from '../../entities/vehicle/type-chip.tsx';
import { useNow } from '../../lib/now.ts';
import classes from './gate-row.module.css';
import { GATE_TEXTS as texts } from './gate-texts.ts';
import type { GateLists } from './use-gate-lists.ts';
import { gateActionLabel } from './use-gate-tap.tsx';

/** What is due about one or several vehicles, with the one button that does it (GATE-02). */
export function GateRow({ due, lists, onTap }: GateRowProps) {
	const vehicles = due.vehicles.flatMap(({ id }) => lists.vehicleById.get(id) ?? []);
	const stage = due.band && lists.bands.get(due.band.id)?.stage;
	const name = [vehicles[0]?.licence_plate, due.band?.name].filter(Boolean).join(', ');
	return (
		<li className={classes.row} data-late={activityStatus(due, useNow()) === 'late' || undefined}>
			<div className={classes.who}>
				{vehicles.map((vehicle) => (
					<VehicleLine key={vehicle.id} vehicle={vehicle} />
				))}
				{vehicles.length === 0 && <span className="secondary">{texts.noVehicle}</span>}
				<span className={classes.band}>
					<UnsentMark of="activity" id={due.id} />
					{due.band?.name}
					{stage && <StageChip stage={stage} isShort />}
				</span>
			</div>
			<div className={classes.what}>
				<span className={classes.when}>
					<PlannedTime planned={due} />
					<StatusTiming activity={due} />
				</span>
				{onTap && (
					<Button
						variant="default"
						className={classes.button ?? ''}
						aria-label={`${gateActionLabel(due)}: ${name}`}
						onClick={() => onTap(due)}
					>
						{gateActionLabel(due)}
					</Button>
				)}
			</div>
		</li>
	);
}

interface GateRowProps {
	due: Activity;
	lists: GateLists;
	/** Undefined without the right to operate activities. */
	onTap: ((due: Activity) => void) | undefined;
}

/** A vehicle's plate, which opens its card, its type and its driver; memoised, as a tap changes one vehicle of a long list. */
export const VehicleLine = memo(Line);

function Line({ vehicle }: { vehicle: Vehicle }) {
	return (
		<span className={classes.vehicle}>
			<Link to="/gate" search={{ vehicle: vehicle.id }} className={classes.open}>
				<GatePlate vehicle={vehicle} />
			</Link>
			<TypeChip type={vehicle.type} />
			{vehicle.driver !== null && (
				<span className={classes.driver}>
					<PersonLink name={vehicle.driver} tel={vehicle.driver_tel} />
				</span>
			)}
		</span>
	);
}

/** A plate as the biggest thing of its row, or of the card. */
export function GatePlate({ vehicle, isHuge = false }: { vehicle: Vehicle; isHuge?: boolean }) {
	const { licence_plate: plate, name } = vehicle;
	return (
		<span className={classes.plate} data-huge={isHuge || undefined} data-empty={plate === null || undefined}>
			{plate ?? `${texts.noPlate}: ${name}`}
		</span>
	);
}
