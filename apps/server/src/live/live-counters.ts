/** Counts of the event streams, for the metrics. */
export interface LiveCounters {
	/** Streams that are open. */
	open: number;
	/** Events sent so far, counted once for every stream. */
	events: number;
	/** Streams dropped so far because they were not read, or not fast enough. */
	dropped: number;
}
