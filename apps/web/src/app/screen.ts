import type { Right } from '@crossload/domain';
import type { MenuPath } from './shell/menu.ts';

/** What the shell has to know of a screen. */
export interface Screen {
	/** The menu entry that is marked while the screen is open. */
	readonly section?: MenuPath;
	/** Without it a message is shown instead of the screen (SHELL-02). */
	readonly right?: Right;
	/** It can keep to what is the user's (MINE-01). */
	readonly hasMine?: boolean;
	/** On phones a form keeps the lower edge for its own buttons. */
	readonly isForm?: boolean;
}
