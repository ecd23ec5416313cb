import type { Stage } from '@crossload/contract';
import { calendarDayOf, festivalTimeOf, type Instant, MINUTE } from '@crossload/domain';
import type { ReactNode } from 'react';
import { chipText } from '../../lib/contrast.ts';
import { formatNear, formatTime, formatWeekday } from '../../lib/format.ts';
import { useNow } from '../../lib/now.ts';
import { Logo } from '../../ui/logo.tsx';
import classes from './display.module.css';
import { DISPLAY_TEXTS as texts } from './display-texts.ts';
import { FitText } from './fit-text.tsx';

export interface FrameFacts {
	readonly festival: string | null;
	readonly offlineSince: Instant | null;
}

interface DisplayFrameProps extends FrameFacts {
	readonly title?: string;
	/** In its colour, instead of a title. */
	readonly stage?: Stage;
	readonly foot: string;
	readonly children: ReactNode;
}

/** What every display has: its title, the clock, how old it is. A little off each minute, so that nothing burns in. */
export function DisplayFrame({ title, stage, foot, festival, offlineSince, children }: DisplayFrameProps) {
	const now = useNow();
	const { x, y } = shiftAt(now);
	return (
		<main className={classes.display} style={{ '--shift-x': x, '--shift-y': y }}>
			<header className={classes.header}>
				{stage ? (
					<h1 className={classes.stageTitle} style={{ backgroundColor: stage.color, color: chipText(stage.color) }}>
						<FitText>{stage.name}</FitText>
					</h1>
				) : (
					<h1 className={classes.title}>{title}</h1>
				)}
				<time className={classes.clock} dateTime={festivalTimeOf(now)}>
					<span className={classes.weekday}>{formatWeekday(calendarDayOf(now))}</span> {formatTime(festivalTimeOf(now))}
				</time>
			</header>
			{offlineSince !== null && (
				<p role="alert" className={classes.blind}>
					<strong>{texts.blind(formatNear(festivalTimeOf(offlineSince), now))}</strong> {texts.blindMore}
				</p>
			)}
			<div className={classes.body}>{children}</div>
			<footer className={classes.foot}>
				<Logo />
				<span>{festival}</span>
				<span>{foot}</span>
				{offlineSince === null && <span className={classes.live}>{texts.live}</span>}
			</footer>
		</main>
	);
}

/** Pixels to each side, few enough that nobody sees it and nothing is cut. */
const FARTHEST = 2;
const PLACES = 2 * FARTHEST + 1;

/** How far a display is moved off its place in a minute, in pixels: another place each minute, so that nothing burns in (WALL-03). */
export function shiftAt(now: Instant): { readonly x: number; readonly y: number } {
	const minute = Math.floor(now / MINUTE);
	return { x: (minute % PLACES) - FARTHEST, y: (Math.floor(minute / PLACES) % PLACES) - FARTHEST };
}
