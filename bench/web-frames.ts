/** Runs in the page for so many seconds and returns how long each frame took. */
export async function watchFrames(seconds: number): Promise<number[]> {
	const frames: number[] = [];
	const start = performance.now();
	let last = start;
	while (last - start < seconds * 1_000) {
		const at = await new Promise<number>((next) => requestAnimationFrame(next));
		// In whole milliseconds: three pictures of a screen are 50 ms, give or take the clock's rounding.
		frames.push(Math.round(at - last));
		last = at;
	}
	return frames;
}
