export interface WatchTable {
	user_id: number;
	/** JSON lists of ids by what they are of; some may be of rows that are gone. */
	mine: string;
	/** JSON list; null: all, also those that later programs add. */
	kinds: string | null;
	/** HH:MM, festival time; both or neither. */
	quiet_from: string | null;
	quiet_to: string | null;
}
