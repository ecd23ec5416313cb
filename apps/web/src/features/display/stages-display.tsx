import type { Stage } from '@crossload/contract';
import type { DisplayLists } from '../../api/display.ts';
import { formatNear, formatPlan } from '../../lib/format.ts';
import { useNow } from '../../lib/now.ts';
import { showTiming } from '../dashboard/show-timing.ts';
import classes from './display.module.css';
import { DisplayChip } from './display-chip.tsx';
import { DisplayFrame, type FrameFacts } from './display-frame.tsx';
import { DISPLAY_TEXTS as texts } from './display-texts.ts';
import { FitText } from './fit-text.tsx';
import { LateList } from './late-list.tsx';
import { showsAfter, showsOn } from './show-facts.ts';
import own from './stages-display.module.css';
import { TimingLine } from './timing-line.tsx';
import { useRotatingPages } from './use-rotating-pages.ts';

/** Stages on a page: so many that their names are read from six metres. */
const ROWS = 3;

/** All stages: who plays or comes next on each, and what is late; pages turn by themselves (WALL-03). */
export function StagesDisplay({ lists, frame }: { lists: DisplayLists; frame: FrameFacts }) {
	const now = useNow();
	const inUse = lists.stages.filter(({ id }) => {
		const { playing, next } = showsOn(id, lists, now);
		return (playing ?? next) !== null;
	});
	const { shown, page, pages } = useRotatingPages(inUse, ROWS);
	return (
		<DisplayFrame {...frame} title={texts.stages} foot={texts.paged(texts.foot.stage, page, pages)}>
			<div className={own.stages} data-grown>
				{shown.map((stage) => (
					<StageLine key={stage.id} stage={stage} lists={lists} />
				))}
				{inUse.length === 0 && <p className={classes.none}>{texts.noMoreShows}</p>}
				<LateList lists={lists} isWide />
			</div>
		</DisplayFrame>
	);
}

function StageLine({ stage, lists }: { stage: Stage; lists: DisplayLists }) {
	const now = useNow();
	const state = showsOn(stage.id, lists, now);
	const show = state.playing ?? state.next;
	const [following] = showsAfter(stage.id, lists, now);
	const timing = showTiming(state, now);
	return (
		<section className={classes.card} data-urgency={timing.urgency} aria-label={stage.name}>
			<div className={own.stageLine}>
				<div>
					<DisplayChip color={stage.color}>{stage.name}</DisplayChip>
					<p className={classes.quiet}>
						{state.playing && texts.onStage}
						{!state.playing && state.changeoverSince && texts.emptySince(formatNear(state.changeoverSince, now))}
						{!state.playing && !state.changeoverSince && texts.empty}
					</p>
				</div>
				<div className={classes.grows}>
					<p className={classes.big}>
						<FitText>{show?.band?.name ?? texts.noMoreShows}</FitText>
					</p>
					<p className={classes.times}>
						{show && formatPlan(show, now)} {show && <TimingLine activity={show} text={timing.text} />}
					</p>
				</div>
				<div className={own.following}>
					<p className={classes.quiet}>{texts.next}</p>
					<p className={classes.medium}>
						<FitText>{following?.band?.name ?? '–'}</FitText>
					</p>
					{following && (
						<p className={classes.times}>
							<strong>{following.planned_start && formatNear(following.planned_start, now)}</strong>
							<TimingLine activity={following} />
						</p>
					)}
				</div>
			</div>
		</section>
	);
}
