import type { Position, VehicleReference } from '@crossload/contract';
import classes from './display.module.css';
import { DisplayChip } from './display-chip.tsx';
import { DISPLAY_TEXTS as texts } from './display-texts.ts';
import { FitText } from './fit-text.tsx';
import listed from './lines.module.css';
import { useFitting } from './use-fitting.ts';
import { useRotatingPages } from './use-rotating-pages.ts';

/** A position's name, and how many stand there, of how many that can. */
export function PositionHead({ position: { name, vehicles, capacity } }: { position: Position }) {
	return (
		<div className={classes.split}>
			<strong className={classes.grows}>
				<FitText>{name}</FitText>
			</strong>
			<span className={classes.quiet}>{capacity === null ? vehicles.length : `${vehicles.length} / ${capacity}`}</span>
		</div>
	);
}

/** The vehicles that stand at a position, with their bands: as many as fit, and the others in their turn. */
export function StandingList({ position: { vehicles } }: { position: Position }) {
	const { room, fits } = useFitting<HTMLUListElement>();
	const { shown } = useRotatingPages(vehicles, fits);
	if (vehicles.length === 0) return <p className={listed.free}>{texts.free}</p>;
	// The others keep their room: the list would shrink to what it shows.
	const others = vehicles.filter((vehicle) => !shown.includes(vehicle));
	return (
		<ul ref={room} className={listed.lines}>
			{[...shown, ...others].map((vehicle) => (
				<StandingVehicle key={vehicle.id} vehicle={vehicle} waits={others.includes(vehicle)} />
			))}
		</ul>
	);
}

function StandingVehicle({ vehicle: { band, type }, waits }: { vehicle: VehicleReference; waits: boolean }) {
	return (
		<li data-waits={waits || undefined}>
			<DisplayChip color={type.color}>{type.slug}</DisplayChip>
			<span className={classes.grows}>
				<FitText>{band.name}</FitText>
			</span>
		</li>
	);
}
