import type { Activity } from '@crossload/contract';
import type { Estimate, Minutes, Span } from '@crossload/domain';
import type { BlockFinding } from '../model/use-block-findings.ts';

export interface BoardBlockProps {
	row: Activity;
	/** When it is expected to happen, as far as that is known. */
	estimate: Estimate | undefined;
	/** The planned times; as two numbers and no object, so that memo() skips a block in which nothing has changed. */
	from: Span['from'];
	to: Span['to'];
	/** How long the plan is drawn: longer than it is where it would be too short to be seen. */
	drawn: Minutes;
	/** Minutes that it takes up, with its words. */
	length: Minutes;
	/** Where the time line ends. */
	until: Minutes;
	/** A difference of fewer minutes than this cannot be seen; undefined where every one can. */
	leastVisible?: Minutes | undefined;
	/** Where it is in its lane, as CSS lengths. */
	left: string;
	top: string;
	width: string;
	height: string;
	/** How much of its room the block itself takes up, 0 to 1; the rest is for words behind it. */
	share: number;
	/** The same, for words that begin behind the block; undefined for words within it. */
	wordsFrom?: number | undefined;
	/** Free room behind it for words that do not fit, as a multiple of its own room. */
	free?: number | undefined;
	/** Worst first. */
	findings?: readonly BlockFinding[] | undefined;
	part: 'shows' | 'blocks' | 'flags';
	/** The lane's name. */
	lane: string;
	/** Of a show in a lane that is no stage: it has the stage's colour, and its name says the stage. */
	saysStage?: true | undefined;
	isInTabOrder: boolean;
	/** The board was opened at it. */
	isMarked: boolean;
	/** It is selected to be moved together with others. */
	isSelected?: boolean;
	/** Time runs down. */
	isVertical?: true | undefined;
	/** Its words stand behind it. */
	isShort?: true | undefined;
	/** Its vehicles stand in it: it is too short for words. */
	hasVehicles?: true | undefined;
	/** It is narrow: its words show a short form of its time. */
	isBrief?: true | undefined;
	/** It has room for the expected start beside the planned time. */
	isWide?: true | undefined;
	/** It may be longer than the window: its words stay in sight. */
	isLong?: true | undefined;
	hasWords?: boolean;
	/** On paper it is the plan alone, without what is expected instead. */
	isOnPaper?: true | undefined;
	/** Where its words begin, under the now line. */
	wordsTop?: string | undefined;
}
