import type { Right } from '@crossload/domain';
import type { MenuPath } from './shell/menu.ts';

/** What the shell has to know of a screen. */
export interface Screen {
	/** Name of the route where SPEC.md section 2 gives one (SHELL-09); nothing reads it. */
	readonly name?: 'activity-create' | 'activity-edit';
	/** The menu entry that is marked while the screen is open. */
	readonly section?: MenuPath;
	/** Without it a message is shown instead of the screen (SHELL-02). */
	readonly right?: Right;
	/** It can keep to what is the user's (MINE-01). */
	readonly hasMine?: boolean;
	/** On phones a form keeps the lower edge for its own buttons. */
	readonly isForm?: boolean;
}
