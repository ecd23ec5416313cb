import { afterEach, describe, expect, test, vi } from 'vitest';
import { ring, vibrate } from './device-signals.ts';

afterEach(() => vi.unstubAllGlobals());

describe('ALRT-04 sound and vibration of an alert', () => {
	test('wait until somebody has tapped on the page, as the browser refuses them before and logs an error', () => {
		const device = stubDevice({ hasBeenActive: false });
		vibrate();
		ring();
		expect(device.vibrate).not.toHaveBeenCalled();
		expect(device.makeSound).not.toHaveBeenCalled();
	});

	test('are made from then on, and where the browser does not say whether somebody has', () => {
		for (const userActivation of [{ hasBeenActive: true }, undefined]) {
			const device = stubDevice(userActivation);
			vibrate();
			expect(device.vibrate).toHaveBeenCalledOnce();
			expect(ring).toThrow('no sound here');
			expect(device.makeSound).toHaveBeenCalledOnce();
		}
	});

	test('a device without vibration is left alone', () => {
		vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
		expect(vibrate).not.toThrow();
	});
});

function stubDevice(userActivation: { hasBeenActive: boolean } | undefined) {
	const device = { vibrate: vi.fn(), makeSound: vi.fn() };
	vi.stubGlobal('navigator', { vibrate: device.vibrate, userActivation });
	class Sound {
		constructor() {
			device.makeSound();
			throw new Error('no sound here');
		}
	}
	vi.stubGlobal('AudioContext', Sound);
	return device;
}
