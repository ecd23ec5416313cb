/** The channel on which PostgreSQL nodes notify each other of a committed revision. */
export const CHANGE_CHANNEL = 'crossload_change';
