/** Why a test may pass only when it is tried again. */
export interface KnownFlakyTest {
	/** Part of the test's name. */
	readonly name: string;
	readonly reason: string;
}

/** Tests that may fail once on a busy machine. Every other test that needs a second try fails the run. */
export const KNOWN_FLAKY_TESTS: readonly KnownFlakyTest[] = [
	{
		name: 'festival shows its own times from the import to the dashboard',
		reason: 'on a busy machine the first login of a new device was refused once; the cause is not known yet',
	},
];
