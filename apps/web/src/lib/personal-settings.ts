export const RECENT_FINDS = 'recentFinds';

/** What concerns the user, as the server said it last (MINE-01). */
export const WATCH = 'watch';

/** Ids of the alerts that the user has seen on this device. */
export const SEEN_ALERTS = 'seenAlerts';

/** Settings of local storage that say something about their user: they go with them. */
export const PERSONAL_SETTINGS: readonly string[] = [RECENT_FINDS, WATCH, SEEN_ALERTS];
