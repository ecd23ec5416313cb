import type { LaneKind } from '@crossload/domain';
import { useMemo } from 'react';
import { blockRoom } from './block-room.ts';

/** The room that blocks need at a zoom; the same object as long as that is the same. */
export function useBlockRoom(minutesPerPixel: number, hours: number, kind: LaneKind) {
	return useMemo(() => blockRoom(minutesPerPixel, hours, kind), [minutesPerPixel, hours, kind]);
}
