import { DEFAULT_UTC_OFFSET, setFestivalOffset, type UtcOffset } from '@crossload/domain';
import { onTestFinished } from 'vitest';

/** The rest of this test runs at a festival of another offset. */
export function useFestivalOffset(offset: UtcOffset): void {
	onTestFinished(() => setFestivalOffset(DEFAULT_UTC_OFFSET));
	setFestivalOffset(offset);
}
