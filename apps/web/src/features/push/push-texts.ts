/** Words of alerts that reach a phone whose app is closed (ON-SITE.md, ALRT-05). */
export const PUSH_TEXTS = {
	label: 'Also when the app is closed',
	note: 'The phone rings for what concerns you, outside of your quiet hours.',
	unsupported:
		'This browser cannot be rung. It takes an https address; on an iPhone or iPad, add Crossload to the home screen and open it there.',
	blocked: 'Notifications are blocked for this site. Allow them in the browser’s settings, then open this page again.',
	refused: 'Without your permission this device cannot ring.',
	failed: 'This device could not be registered for alerts. Try again when it has a network.',
	on: 'This device rings for your alerts now.',
	off: 'This device does not ring any more.',
} as const;
