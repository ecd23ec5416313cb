import type { ReactNode } from 'react';

/** What is asked before something happens that someone may regret. */
export interface Question {
	title: string;
	text: ReactNode;
	/** The verb on the button that does it: 'Remove'. */
	confirm: string;
	/** What goes for good has a red button. */
	isDangerous?: boolean;
}

/** A question and what becomes of it. */
export interface AskedQuestion extends Question {
	opened: boolean;
	onAnswer: (confirmed: boolean) => void;
}
