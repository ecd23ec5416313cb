interface Point {
	readonly x: number;
	readonly y: number;
}

interface EdgePullInput {
	/** Where the pointer is. */
	readonly at: Point;
	/** Where the drag began. */
	readonly from: Point;
	/** What scrolls. */
	readonly box: Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
}

/** Pixels from an edge within which it pulls. */
const EDGE_PX = 48;

/** Pixels per second at the edge itself and beyond. */
const MAX_SPEED = 1_200;

/**
 * How fast a pointer that drags scrolls what it is over, in pixels a second: the nearer to an edge, the faster. An edge near
 * which it took hold pulls only once the pointer has gone on towards it.
 */
export function edgePull({ at, from, box }: EdgePullInput): Point {
	return {
		x: pullBetween({ at: at.x, from: from.x, start: box.left, end: box.right }),
		y: pullBetween({ at: at.y, from: from.y, start: box.top, end: box.bottom }),
	};
}

function pullBetween({ at, from, start, end }: { at: number; from: number; start: number; end: number }): number {
	const before = at < from ? depth(at - start) : 0;
	const behind = at > from ? depth(end - at) : 0;
	return MAX_SPEED * (behind - before);
}

/** 0 at the distance (pixels) from which an edge pulls, 1 at the edge and beyond. */
function depth(distance: number): number {
	return Math.min(1, Math.max(0, (EDGE_PX - distance) / EDGE_PX));
}
