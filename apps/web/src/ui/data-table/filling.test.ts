import { beforeEach, describe, expect, it, vi } from 'vitest';

const frames: FrameRequestCallback[] = [];
let clock = 0;

/** Draws the next frame, so many milliseconds after the last. */
function drawFrame(took: number): void {
	clock += took;
	for (const callback of frames.splice(0)) callback(clock);
}

async function openFilling() {
	vi.resetModules();
	return await import('./filling.ts');
}

describe('rows that wait to be drawn whole', () => {
	beforeEach(() => {
		frames.length = 0;
		clock = 1_000;
		vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
		return () => vi.unstubAllGlobals();
	});

	it('are filled in their order, one more a frame while frames are quick', async () => {
		const { fillWhenThereIsTime } = await openFilling();
		const filled: number[] = [];
		for (let row = 0; row < 20; row++) fillWhenThereIsTime(() => filled.push(row));
		const counts = [17, 17, 17, 17, 17].map((took) => {
			drawFrame(took);
			return filled.length;
		});
		expect(counts).toEqual([2, 5, 9, 14, 20]);
		expect(filled).toEqual(Array.from({ length: 20 }, (_, row) => row));
		expect(frames).toHaveLength(0);
	});

	it('wait while frames are held up, but never for ever', async () => {
		const { fillWhenThereIsTime } = await openFilling();
		let filled = 0;
		for (let row = 0; row < 5; row++) fillWhenThereIsTime(() => (filled += 1));
		const counts = [60, 60, 60, 60, 60, 60, 17, 17].map((took) => {
			drawFrame(took);
			return filled;
		});
		expect(counts).toEqual([2, 2, 3, 3, 4, 4, 5, 5]);
	});

	it('that have gone are not filled, and leave one line of frames', async () => {
		const { fillWhenThereIsTime } = await openFilling();
		const gone = vi.fn();
		const stays = vi.fn();
		fillWhenThereIsTime(gone)();
		fillWhenThereIsTime(stays);
		expect(frames).toHaveLength(1);
		drawFrame(17);
		expect(gone).not.toHaveBeenCalled();
		expect(stays).toHaveBeenCalledOnce();
		expect(frames).toHaveLength(0);
	});
});
