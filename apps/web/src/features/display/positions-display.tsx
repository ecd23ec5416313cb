import type { Position } from '@crossload/contract';
import type { DisplayLists } from '../../api/display.ts';
import classes from './display.module.css';
import { DisplayChip } from './display-chip.tsx';
import { DISPLAY_TEXTS as texts } from './display-texts.ts';
import { FitText } from './fit-text.tsx';
import listed from './lines.module.css';
import own from './positions-display.module.css';

/** Every dock and yard with who stands there, the fullest rows that fit (WALL-03). */
export function PositionsDisplay({ lists }: { lists: DisplayLists }) {
	return (
		<div className={own.positions} data-many={lists.positions.length > 12 || undefined}>
			{lists.positions.map((position) => {
				const { id, name, vehicles, capacity } = position;
				return (
					<section
						key={id}
						className={classes.card}
						data-full={(capacity !== null && vehicles.length >= capacity) || undefined}
						aria-label={name}
					>
						<strong className={classes.line}>
							<FitText>{name}</FitText>
						</strong>
						<div className={own.standing}>
							<StandingLine position={position} />
							<span className={classes.tabular}>
								{capacity === null ? vehicles.length : `${vehicles.length} / ${capacity}`}
							</span>
						</div>
					</section>
				);
			})}
		</div>
	);
}

/** The vehicles that stand at a position, with their bands: as many as fit. */
export function StandingLine({ position }: { position: Position }) {
	if (position.vehicles.length === 0) return <p className={listed.free}>{texts.free}</p>;
	return (
		<ul className={listed.lines}>
			{position.vehicles.map(({ id, band, type }) => (
				<li key={id}>
					<DisplayChip color={type.color}>{type.slug}</DisplayChip>
					<span className={classes.grows}>
						<FitText>{band.name}</FitText>
					</span>
				</li>
			))}
		</ul>
	);
}
