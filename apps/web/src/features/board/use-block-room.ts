import { useMemo } from 'react';
import { blockRoom } from './block-room.ts';

/** The room that blocks need at a zoom; the same object as long as that is the same. */
export function useBlockRoom(minutesPerPixel: number, hours: number) {
	return useMemo(() => blockRoom(minutesPerPixel, hours), [minutesPerPixel, hours]);
}
