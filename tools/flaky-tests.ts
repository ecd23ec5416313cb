/** Why a test may pass only when it is tried again. */
export interface KnownFlakyTest {
	/** Part of the test's name. */
	readonly name: string;
	readonly reason: string;
}

/** Tests that may fail once on a busy machine. Every other test that needs a second try fails the run. */
export const KNOWN_FLAKY_TESTS: readonly KnownFlakyTest[] = [];
