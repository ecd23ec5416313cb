/** deltaY (pixels) of one step of the zoom: a touch pad sends it while the distance of two fingers grows 1.35 times. */
const STEP_PX = 30;

/** After a pause of this length, turns that were too small for a step no longer count. */
const PAUSE_MS = 300;

/** What the wheel has turned since the last step, in pixels, and the time of its last event, in ms. */
interface WheelTurn {
	readonly turned: number;
	readonly at: number;
}

export const AT_REST: WheelTurn = { turned: 0, at: Number.NEGATIVE_INFINITY };

/** A mouse sends a notch as one event, which is one step however far it goes; a touch pad sends a pinch in many small ones. */
export function wheelStep(before: WheelTurn, { deltaY, timeStamp }: Pick<WheelEvent, 'deltaY' | 'timeStamp'>) {
	const isContinued = timeStamp - before.at <= PAUSE_MS && before.turned * deltaY >= 0;
	const turned = (isContinued ? before.turned : 0) + deltaY;
	if (Math.abs(turned) < STEP_PX) return { step: null, turn: { turned, at: timeStamp } };
	return { step: turned < 0 ? ('in' as const) : ('out' as const), turn: { turned: 0, at: timeStamp } };
}
