import { type Instant, toInstant } from '@crossload/domain';

/** This machine's clock. Only what starts a process reads it; everything else is given its `clock`. */
export function systemClock(): Instant {
	return toInstant(Date.now());
}
