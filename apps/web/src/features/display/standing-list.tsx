import type { Position } from '@crossload/contract';
import classes from './display.module.css';
import { DisplayChip } from './display-chip.tsx';
import { DISPLAY_TEXTS as texts } from './display-texts.ts';
import { FitText } from './fit-text.tsx';
import lines from './lines.module.css';
import { useRotatingList } from './use-rotating-pages.ts';

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
	const { room, listed } = useRotatingList(vehicles);
	if (vehicles.length === 0) return <p className={lines.free}>{texts.free}</p>;
	return (
		<ul ref={room} className={lines.lines}>
			{listed.map(({ row: { id, band, type }, isHidden }) => (
				<li key={id} data-hidden={isHidden || undefined}>
					<DisplayChip color={type.color}>{type.slug}</DisplayChip>
					<span className={classes.grows}>
						<FitText>{band.name}</FitText>
					</span>
				</li>
			))}
		</ul>
	);
}
