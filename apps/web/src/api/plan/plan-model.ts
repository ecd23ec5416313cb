import {
	type DescribedFinding,
	describeFinding,
	type Estimate,
	estimates,
	FindingsIndex,
	type Instant,
	PlanIndex,
	type PlanRows,
	RelationsIndex,
	readPlan,
	type StageOutlook,
	stageOutlook,
} from '@crossload/domain';

/** The plan as the rules of planning look things up in it, each part made when it is first asked for. Nobody changes it. */
export class PlanModel {
	readonly rows: PlanRows;
	#plan: PlanIndex | undefined;
	#relations: RelationsIndex | undefined;
	#index: FindingsIndex | undefined;
	#steps: Generator<void, FindingsIndex> | undefined;

	constructor(rows: PlanRows) {
		this.rows = rows;
	}

	get #indexedPlan(): PlanIndex {
		this.#plan ??= PlanIndex.of(readPlan(this.rows));
		return this.#plan;
	}

	get relations(): RelationsIndex {
		this.#relations ??= RelationsIndex.of(this.#indexedPlan);
		return this.#relations;
	}

	/** Whether its findings have been worked out already. */
	get isChecked(): boolean {
		return this.#index !== undefined;
	}

	/** The plan and its findings. */
	get index(): FindingsIndex {
		this.#index ??= FindingsIndex.on(this.#indexedPlan);
		return this.#index;
	}

	/** Goes on with the findings for a moment, where the last one left off; those who ask for them meanwhile get them at once. */
	checkOn(): void {
		this.#steps ??= FindingsIndex.inSteps(this.#indexedPlan);
		const step = this.#steps.next();
		if (!step.done) return;
		this.#index ??= step.value;
		this.#index.findings();
	}
}

let latest: PlanModel | undefined;

/** The plan of these rows; made once for as long as they are the same lists. */
export function planModelOf(rows: PlanRows): PlanModel {
	if (latest === undefined || !isSameRows(latest.rows, rows)) latest = new PlanModel(rows);
	return latest;
}

function isSameRows(a: PlanRows, b: PlanRows): boolean {
	return (
		a.activities === b.activities &&
		a.stages === b.stages &&
		a.positions === b.positions &&
		a.vehicles === b.vehicles &&
		a.bands === b.bands &&
		a.settings === b.settings
	);
}

/** The findings that name an activity, worst first, in words. */
export function findingsNaming({ index }: PlanModel, activityId: number): DescribedFinding[] {
	const naming = index.findings().filter(({ activities }) => activities.includes(activityId));
	return naming.map((finding) => describeFinding(finding, index.plan));
}

let expected: { model: PlanModel; minute: Instant; byId: ReadonlyMap<number, Estimate> } | undefined;

/** The estimates by activity; worked out once per plan and minute. */
export function estimatesOf(model: PlanModel, minute: Instant): ReadonlyMap<number, Estimate> {
	if (expected?.model === model && expected.minute === minute) return expected.byId;
	const byId = new Map(estimates(model.relations, minute).map((estimate) => [estimate.id, estimate]));
	expected = { model, minute, byId };
	return byId;
}

/** What each stage expects, by id (EST-05). */
export function outlooksOf(model: PlanModel, minute: Instant): ReadonlyMap<number, StageOutlook> {
	const facts = { estimates: estimatesOf(model, minute), now: minute };
	return new Map(model.rows.stages.map(({ id }) => [id, stageOutlook(model.relations.plan, id, facts)]));
}
