import type { Position } from '@crossload/contract';
import type { DisplayLists } from '../../api/display.ts';
import classes from './display.module.css';
import { DisplayChip } from './display-chip.tsx';
import { DisplayFrame, type FrameFacts } from './display-frame.tsx';
import { DISPLAY_TEXTS as texts } from './display-texts.ts';
import { FitText } from './fit-text.tsx';
import listed from './lines.module.css';
import own from './positions-display.module.css';
import { useRotatingPages } from './use-rotating-pages.ts';

/** Positions on a page: so many that one reads who stands there. */
const CARDS = 16;

/** Every dock and yard with who stands there; pages turn by themselves (WALL-03). */
export function PositionsDisplay({ lists: { positions }, frame }: { lists: DisplayLists; frame: FrameFacts }) {
	const { shown, page, pages } = useRotatingPages(positions, CARDS);
	return (
		<DisplayFrame {...frame} title={texts.positions} foot={texts.paged(texts.foot.positions, page, pages)}>
			<div className={own.positions} data-many={shown.length > 12 || undefined}>
				{shown.map((position) => (
					<PositionCard key={position.id} position={position} />
				))}
			</div>
		</DisplayFrame>
	);
}

function PositionCard({ position }: { position: Position }) {
	const { name, vehicles, capacity } = position;
	return (
		<section
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
