/** What the event streams have come to, for whoever watches the server. */
export interface LiveTally {
	/** Streams that are open. */
	open: number;
	/** Events told so far, once for every stream that was told. */
	events: number;
	/** Streams dropped so far because they were not read, or not fast enough. */
	dropped: number;
}
