/** Where a key leads, or what it does. */
export type KeyAction =
	| { readonly goTo: '/' | '/bands' | '/vehicles' | '/positions' | '/activities' }
	| { readonly does: 'search' | 'keys' | 'add' };

/** Keys that work on every screen while nothing is being typed. */
export interface KeyEntry {
	/** One after the other: `g b`; together: `Ctrl K`. */
	readonly keys: string;
	readonly description: string;
	readonly action: KeyAction;
}

/** The one list of keys: the screens handle them, the help shows them. */
export const KEYS: readonly KeyEntry[] = [
	{ keys: '/', description: 'Search everything', action: { does: 'search' } },
	{ keys: 'Ctrl K', description: 'Search everything, also while typing', action: { does: 'search' } },
	{ keys: 'g h', description: 'Go home', action: { goTo: '/' } },
	{ keys: 'g b', description: 'Go to bands', action: { goTo: '/bands' } },
	{ keys: 'g v', description: 'Go to vehicles', action: { goTo: '/vehicles' } },
	{ keys: 'g p', description: 'Go to positions', action: { goTo: '/positions' } },
	{ keys: 'g a', description: 'Go to activities', action: { goTo: '/activities' } },
	{
		keys: 'n',
		description: 'Add to the list that is open, an activity to a band, vehicle or position',
		action: { does: 'add' },
	},
	{ keys: '?', description: 'Show these keys', action: { does: 'keys' } },
];

/** Keys that every dialog and form handles. */
export const KEYS_OF_DIALOGS: readonly Omit<KeyEntry, 'action'>[] = [
	{ keys: 'd', description: 'Delay the activity whose details are open, or whose row has the focus' },
	{ keys: 'Esc', description: 'Close what is open' },
	{ keys: 'Enter', description: 'Open or confirm what has the focus' },
	{ keys: 'Ctrl Enter', description: 'Save a form; in the search, open in a new tab' },
];
