/** Where a key leads, or what it does. */
export type KeyAction =
	| { readonly goTo: '/' | '/bands' | '/vehicles' | '/positions' | '/activities' }
	| { readonly does: 'search' | 'keys' | 'add' };

/** Keys that work on every screen while nothing is being typed. */
export interface KeyEntry {
	/** One after the other: `g b`; together: `Ctrl K`. */
	readonly keys: string;
	readonly says: string;
	readonly action: KeyAction;
}

/** The one list of keys: the screens follow it, the help shows it. */
export const KEYS: readonly KeyEntry[] = [
	{ keys: '/', says: 'Search everything', action: { does: 'search' } },
	{ keys: 'Ctrl K', says: 'Search everything, also while typing', action: { does: 'search' } },
	{ keys: 'g h', says: 'Go home', action: { goTo: '/' } },
	{ keys: 'g b', says: 'Go to bands', action: { goTo: '/bands' } },
	{ keys: 'g v', says: 'Go to vehicles', action: { goTo: '/vehicles' } },
	{ keys: 'g p', says: 'Go to positions', action: { goTo: '/positions' } },
	{ keys: 'g a', says: 'Go to activities', action: { goTo: '/activities' } },
	{
		keys: 'n',
		says: 'Add to the list that is open, an activity to a band, vehicle or position',
		action: { does: 'add' },
	},
	{ keys: '?', says: 'Show these keys', action: { does: 'keys' } },
];

/** Keys that every dialog and form follows. */
export const KEYS_OF_DIALOGS: readonly Omit<KeyEntry, 'action'>[] = [
	{ keys: 'd', says: 'Delay the activity whose details are open, or whose row has the focus' },
	{ keys: 'Esc', says: 'Close what is open' },
	{ keys: 'Enter', says: 'Open or confirm what has the focus' },
	{ keys: 'Ctrl Enter', says: 'Save a form; in the search, open in a new tab' },
];
