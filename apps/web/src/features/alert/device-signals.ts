import { parseBoolean, usePersisted } from '../../lib/persisted.ts';

/** Whether this device makes a sound, and vibrates, when something new concerns its user; both can be turned off (ALRT-04). */
export function useAlertSound() {
	return usePersisted('alertSound', parseBoolean, true);
}

export function useAlertVibration() {
	return usePersisted('alertVibration', parseBoolean, true);
}

/** Milliseconds: two short ones, so that it is no call. */
const VIBRATION = [180, 90, 180];

export function vibrate(): void {
	// Safari and Firefox have none.
	if (isAllowed() && 'vibrate' in navigator) navigator.vibrate(VIBRATION);
}

/** Browsers refuse both until somebody has tapped on the page, and log that as an error. Older ones have no `userActivation`. */
function isAllowed(): boolean {
	const { userActivation }: { userActivation?: UserActivation } = navigator;
	return userActivation?.hasBeenActive ?? true;
}

const NOTES_HZ = [880, 1175];
const NOTE_SECONDS = 0.14;
const VOLUME = 0.2;

/** Two rising notes; silent until somebody has tapped on the page. */
export function ring(): void {
	if (!isAllowed()) return;
	const context = new AudioContext();
	const volume = context.createGain();
	volume.gain.value = VOLUME;
	volume.connect(context.destination);
	NOTES_HZ.forEach((frequency, place) => {
		const note = context.createOscillator();
		note.frequency.value = frequency;
		note.connect(volume);
		note.start(context.currentTime + place * NOTE_SECONDS);
		note.stop(context.currentTime + (place + 1) * NOTE_SECONDS);
	});
	setTimeout(() => void context.close(), NOTES_HZ.length * NOTE_SECONDS * 1000 + 500);
}
