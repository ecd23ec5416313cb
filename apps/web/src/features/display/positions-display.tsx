import type { Position } from '@crossload/contract';
import type { DisplayLists } from '../../api/display.ts';
import classes from './display.module.css';
import { DisplayFrame, type FrameFacts } from './display-frame.tsx';
import { DISPLAY_TEXTS as texts } from './display-texts.ts';
import own from './positions-display.module.css';
import { PositionHead, StandingList } from './standing-list.tsx';
import { useRotatingPages } from './use-rotating-pages.ts';

/** Positions on a page: so many that one reads who stands there. */
const CARDS = 16;

/** Every dock and yard with who stands there; pages turn by themselves (WALL-03). */
export function PositionsDisplay({ lists: { positions }, frame }: { lists: DisplayLists; frame: FrameFacts }) {
	const { shown, page, pages } = useRotatingPages(positions, CARDS);
	return (
		<DisplayFrame {...frame} title={texts.positions} foot={texts.paged(texts.foot.positions, page, pages)}>
			<div className={own.positions} data-many={shown.length > 12 || undefined} data-grown="lines">
				{shown.map((position) => (
					<section
						key={position.id}
						className={classes.card}
						data-full={isFull(position) || undefined}
						aria-label={position.name}
					>
						<PositionHead position={position} />
						<StandingList position={position} />
					</section>
				))}
			</div>
		</DisplayFrame>
	);
}

function isFull({ vehicles, capacity }: Position): boolean {
	return capacity !== null && vehicles.length >= capacity;
}
