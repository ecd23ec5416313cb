export const RECENT_FINDS = 'recentFinds';

/** Settings of local storage that say something about their user: they go with them. */
export const PERSONAL_SETTINGS: readonly string[] = [RECENT_FINDS];
