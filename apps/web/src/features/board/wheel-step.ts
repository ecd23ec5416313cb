/** Pixels of the wheel that are a step of the zoom: a touch pad sends them while two fingers go 1.35 times apart. */
const STEP = 30;

/** Milliseconds after which what was too little for a step is forgotten. */
const PAUSE = 300;

/** What the wheel has turned since the last step, in pixels, and when it last did. */
interface WheelTurn {
	readonly turned: number;
	readonly at: number;
}

export const AT_REST: WheelTurn = { turned: 0, at: Number.NEGATIVE_INFINITY };

/** A mouse sends a notch as one event, which is one step however far it goes; a touch pad sends a pinch in many small ones. */
export function wheelStep(before: WheelTurn, { deltaY, timeStamp }: Pick<WheelEvent, 'deltaY' | 'timeStamp'>) {
	const goesOn = timeStamp - before.at <= PAUSE && before.turned * deltaY >= 0;
	const turned = (goesOn ? before.turned : 0) + deltaY;
	if (Math.abs(turned) < STEP) return { step: null, turn: { turned, at: timeStamp } };
	return { step: turned < 0 ? ('in' as const) : ('out' as const), turn: { turned: 0, at: timeStamp } };
}
