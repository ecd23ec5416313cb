/** The channel on which PostgreSQL nodes tell each other of a committed revision. */
export const CHANGE_CHANNEL = 'crossload_change';
