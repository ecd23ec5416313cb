import type { Template } from '@crossload/contract';

type Versioned = Pick<Template, 'steps' | 'version'>;

/** Steps as they are shown before the query cache has them. */
export interface OptimisticSteps {
	readonly steps: Versioned['steps'];
	/** The version of the steps that they were made from. */
	readonly baseVersion: number;
	/** The version that they were saved as; null as long as they are being saved. */
	readonly version: number | null;
}

/** The steps to show, and the version that a change of them begins from. */
export function shownSteps(saved: Versioned, optimistic: OptimisticSteps | null): Versioned {
	if (optimistic === null) return { steps: saved.steps, version: saved.version };
	const { steps, baseVersion, version } = optimistic;
	if (version !== null && version <= saved.version) return { steps: saved.steps, version: saved.version };
	return { steps, version: version ?? baseVersion };
}
