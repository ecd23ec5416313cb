import { useEffect, useState } from 'react';
import { DisplayFeed, type DisplayState } from '../../api/display.ts';
import { Minutes, useMinutes } from '../../lib/now.ts';
import { ArrivalsDisplay } from './arrivals-display.tsx';
import { BoardDisplay } from './board-display.tsx';
import classes from './display.module.css';
import { DisplayFrame } from './display-frame.tsx';
import './display-sizes.css';
import { DISPLAY_TEXTS as texts } from './display-texts.ts';
import { PositionsDisplay } from './positions-display.tsx';
import { StageDisplay } from './stage-display.tsx';
import { StagesDisplay } from './stages-display.tsx';

/** A display on a wall: nobody logs in to it and nobody touches it (ON-SITE.md, WALL-03). */
export function DisplayScreen({ token }: { token: string }) {
	const [state, setState] = useState<DisplayState>({ kind: 'waiting' });
	useEffect(() => new DisplayFeed(token, setState).start(), [token]);
	return (
		<Minutes value={useMinutes()}>
			<DisplayOf state={state} />
		</Minutes>
	);
}

function DisplayOf({ state }: { state: DisplayState }) {
	if (state.kind !== 'shown') {
		return (
			<main className={classes.message}>
				<p>{state.kind === 'ended' ? texts.ended : texts.waiting}</p>
			</main>
		);
	}
	const { lists, share, offlineSince } = state;
	const { screen } = share.view;
	const frame = { festival: lists.festival.name, offlineSince };
	const [stage, ...others] = lists.stages;
	if (screen === 'stage' && stage && others.length === 0) {
		return (
			<DisplayFrame {...frame} stage={stage} foot={texts.foot.stage}>
				<StageDisplay lists={lists} stage={stage} />
			</DisplayFrame>
		);
	}
	if (screen === 'arrivals') return <ArrivalsDisplay lists={lists} frame={frame} />;
	if (screen === 'positions') return <PositionsDisplay lists={lists} frame={frame} />;
	if (screen === 'board') return <BoardDisplay lists={lists} frame={frame} />;
	return <StagesDisplay lists={lists} frame={frame} />;
}
