import type { Position, Stage } from '@crossload/contract';
import { instantOf, minutesBetween } from '@crossload/domain';
import type { DisplayLists } from '../../api/display.ts';
import { formatDuration, formatNear, formatPlan } from '../../lib/format.ts';
import { useNow } from '../../lib/now.ts';
import { shareDone, showTiming } from '../dashboard/show-timing.ts';
import classes from './display.module.css';
import { DISPLAY_TEXTS as texts } from './display-texts.ts';
import { FitText } from './fit-text.tsx';
import { LateList } from './late-list.tsx';
import { estimateOf, nextAtDock, showsAfter, showsOn } from './show-facts.ts';
import own from './stage-display.module.css';
import { PositionHead, StandingList } from './standing-list.tsx';
import { TimingLine } from './timing-line.tsx';
import { useRotatingPages } from './use-rotating-pages.ts';

/** Docks that there is room for at a time. */
const DOCKS = 3;

/** One stage: who plays, how long still, the changeover, the next three, what stands at its docks, what is late (WALL-03). */
export function StageDisplay({ lists, stage }: { lists: DisplayLists; stage: Stage }) {
	const docks = lists.positions.filter((position) => position.stage?.id === stage.id);
	const { shown } = useRotatingPages(docks, DOCKS);
	return (
		<div className={own.oneStage} data-grown>
			<div className={own.column}>
				<NowPlaying lists={lists} stage={stage} />
				<div className={own.row}>
					<Changeover lists={lists} stage={stage} />
					<NextShows lists={lists} stage={stage} />
				</div>
			</div>
			<div className={own.column}>
				{shown.map((dock) => (
					<Dock key={dock.id} dock={dock} lists={lists} />
				))}
				<LateList lists={lists} />
			</div>
		</div>
	);
}

interface PartProps {
	lists: DisplayLists;
	stage: Stage;
}

function NowPlaying({ lists, stage }: PartProps) {
	const now = useNow();
	const state = showsOn(stage.id, lists, now);
	const show = state.playing ?? state.next;
	const timing = showTiming(state, now);
	const estimate = show && estimateOf(show.id, lists);
	return (
		<section className={classes.card} data-urgency={timing.urgency} data-grows aria-label={texts.onStage}>
			<p className={classes.quiet}>{state.playing ? texts.onStage : texts.next}</p>
			<p className={classes.huge}>
				<FitText>{show?.band?.name ?? texts.noMoreShows}</FitText>
			</p>
			{show && (
				<>
					<p className={classes.split}>
						<span>{formatPlan(show, now)}</span>
						<TimingLine activity={show} text={timing.text} />
					</p>
					<div className={own.track}>
						<div
							className={own.done}
							style={{ width: `${state.playing ? shareDone(state.playing, now) * 100 : 0}%` }}
						/>
					</div>
					{estimate && estimate.by > 0 && (
						<p className={classes.quiet}>{texts.expected(formatNear(estimate.end, now))}</p>
					)}
				</>
			)}
		</section>
	);
}

/** Minutes between the end of what plays and the next show, as they are expected; marked where that is less than the stage needs. */
function Changeover({ lists, stage }: PartProps) {
	const now = useNow();
	const { playing, next } = showsOn(stage.id, lists, now);
	if (!playing || !next) return null;
	const end = estimateOf(playing.id, lists)?.end ?? playing.planned_end;
	const start = next.planned_start;
	if (!end || !start) return null;
	const minutes = minutesBetween(instantOf(end), instantOf(start));
	return (
		<section
			className={classes.card}
			data-dashed={minutes < stage.changeover || undefined}
			aria-label={texts.changeover}
		>
			<p className={classes.quiet}>{texts.changeover}</p>
			<p className={classes.big}>{minutes < 0 ? `−${formatDuration(-minutes)}` : formatDuration(minutes)}</p>
			{minutes < stage.changeover && <p className={classes.line}>{texts.needs(formatDuration(stage.changeover))}</p>}
		</section>
	);
}

function NextShows({ lists, stage }: PartProps) {
	const now = useNow();
	const coming = showsAfter(stage.id, lists, now).slice(0, 3);
	return (
		<section className={classes.card} data-grows aria-label={texts.next}>
			<p className={classes.quiet}>{texts.next}</p>
			{coming.length === 0 && <p className={classes.line}>{texts.noMoreShows}</p>}
			{coming.map((show, place) => (
				<p key={show.id} className={place === 0 ? classes.medium : classes.line}>
					<span className="tabular">
						{show.planned_start ? formatNear(show.planned_start, now) : formatPlan(show, now)}
					</span>{' '}
					<FitText>{show.band?.name ?? '–'}</FitText>
				</p>
			))}
		</section>
	);
}

function Dock({ dock, lists }: { dock: Position; lists: DisplayLists }) {
	const now = useNow();
	const next = nextAtDock(dock.id, lists);
	return (
		<section className={classes.card} aria-label={dock.name}>
			<PositionHead position={dock} />
			<StandingList position={dock} />
			{next && (
				<p className={classes.line}>
					<span className={classes.quiet}>{formatPlan(next, now)}</span>
					<span className={classes.grows}>
						<FitText>{next.band?.name ?? ''}</FitText>
					</span>
				</p>
			)}
		</section>
	);
}
