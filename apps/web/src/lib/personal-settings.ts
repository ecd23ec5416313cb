/** What the user opened from the search. */
export const RECENT_FINDS = 'recentFinds';

/** What concerns the user, as the server last returned it (MINE-01). */
export const WATCH = 'watch';

/** Ids of the alerts that the user has seen on this device. */
export const SEEN_ALERTS = 'seenAlerts';

/** Settings of local storage that belong to a user, removed when another one signs in. */
export const PERSONAL_SETTINGS: readonly string[] = [RECENT_FINDS, WATCH, SEEN_ALERTS];
