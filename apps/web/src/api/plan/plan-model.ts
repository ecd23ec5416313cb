import {
	changesBetween,
	type DescribedFinding,
	describeFinding,
	type Estimate,
	estimates,
	FindingsIndex,
	type Instant,
	isSameEstimate,
	isSameOutlook,
	type PlanChange,
	PlanIndex,
	type PlanRows,
	RelationsIndex,
	readPlan,
	type StageOutlook,
	stageOutlook,
} from '@crossload/domain';

/** So many changes are worked into the plan of before; with more, the plan is rebuilt. */
const MOST_CHANGES = 200;

/** So many plans in a row are each made of the one before: looking things up goes through all of them. */
const MOST_STEPS = 24;

/** What a plan differs in from one whose findings are known. */
interface Step {
	readonly from: PlanModel;
	readonly changes: readonly PlanChange[];
}

/**
 * The plan as the rules of planning look things up in it, each part made when it is first read. Nobody changes it; the
 * plan of a moment later is made of it, at the price of what has changed (CHK-23, EST-06).
 */
export class PlanModel {
	readonly rows: PlanRows;
	readonly #depth: number;
	/** Until the findings are made of it. */
	#step: Step | null;
	#plan: PlanIndex | undefined;
	#relations: RelationsIndex | undefined;
	#index: FindingsIndex | undefined;
	#steps: Generator<void, FindingsIndex> | undefined;

	constructor(rows: PlanRows, before?: PlanModel) {
		this.rows = rows;
		this.#step = before ? stepFrom(before, rows) : null;
		this.#depth = this.#step ? this.#step.from.#depth + 1 : 0;
	}

	get #indexedPlan(): PlanIndex {
		if (this.#step) return this.index.plan;
		this.#plan ??= this.#index?.plan ?? PlanIndex.of(readPlan(this.rows));
		return this.#plan;
	}

	get relations(): RelationsIndex {
		if (this.#step) this.#takeStep(this.#step);
		this.#relations ??= RelationsIndex.of(this.#indexedPlan);
		return this.#relations;
	}

	/** Whether its findings are known, or cost no more than what has changed. */
	get isChecked(): boolean {
		return this.#index !== undefined || this.#step !== null;
	}

	/** Whether so many plans were made of each other that the next one is to be rebuilt. */
	get isDeep(): boolean {
		return this.#depth >= MOST_STEPS;
	}

	/** The plan and its findings. */
	get index(): FindingsIndex {
		if (this.#step) this.#takeStep(this.#step);
		this.#index ??= FindingsIndex.on(this.#indexedPlan);
		return this.#index;
	}

	/** Works out the findings for a moment, from where the last call left off; whoever reads them meanwhile gets them at once. */
	continueCheck(): void {
		this.#steps ??= FindingsIndex.inSteps(this.#indexedPlan);
		const step = this.#steps.next();
		if (!step.done) return;
		this.#index ??= step.value;
		this.#index.findings();
	}

	/** The relations are moved over: the plan before hardly needs them any more, and makes others if it does. */
	#takeStep({ from, changes }: Step): void {
		this.#step = null;
		this.#index = from.index.copy();
		this.#index.apply(changes);
		const relations = from.#relations;
		if (!relations) return;
		from.#relations = undefined;
		relations.moveTo(this.#index.plan, changes);
		this.#relations = relations;
	}
}

/** Null where the plan is to be rebuilt. */
function stepFrom(before: PlanModel, rows: PlanRows): Step | null {
	if (!before.isChecked || before.isDeep) return null;
	const changes = changesBetween(before.rows, rows);
	return changes.length <= MOST_CHANGES ? { from: before, changes } : null;
}

/** The latest plans, the last one first: while something new is drawn bit by bit, the plan before is asked for as well. */
let latest: readonly PlanModel[] = [];

/** How many plans are kept. */
const KEPT = 2;

/** The plan of these rows; made once for as long as they are the same lists. */
export function planModelOf(rows: PlanRows): PlanModel {
	const known = latest.find((model) => isSameRows(model.rows, rows));
	if (known) return known;
	const model = new PlanModel(rows, latest[0]);
	latest = [model, ...latest].slice(0, KEPT);
	return model;
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

interface Known<Value> {
	readonly model: PlanModel;
	readonly minute: Instant;
	readonly byId: ReadonlyMap<number, Value>;
}

let knownEstimates: Known<Estimate> | undefined;
let knownOutlooks: Known<StageOutlook> | undefined;

/**
 * The estimates by activity; worked out once per plan and minute. What says the same as before is the same object, and all
 * of it where nothing has changed: hundreds of rows and blocks read it, and would be rendered again.
 */
export function estimatesOf(model: PlanModel, minute: Instant): ReadonlyMap<number, Estimate> {
	if (knownEstimates?.model === model && knownEstimates.minute === minute) return knownEstimates.byId;
	const latest = estimates(model.relations, minute).map((estimate) => [estimate.id, estimate] as const);
	const byId = shared(knownEstimates?.byId, latest, isSameEstimate);
	knownEstimates = { model, minute, byId };
	return byId;
}

/** What each stage expects, by id (EST-05); the same objects where nothing has changed. */
export function outlooksOf(model: PlanModel, minute: Instant): ReadonlyMap<number, StageOutlook> {
	if (knownOutlooks?.model === model && knownOutlooks.minute === minute) return knownOutlooks.byId;
	const facts = { estimates: estimatesOf(model, minute), now: minute };
	const latest = model.rows.stages.map(({ id }) => [id, stageOutlook(model.relations.plan, id, facts)] as const);
	const byId = shared(knownOutlooks?.byId, latest, isSameOutlook);
	knownOutlooks = { model, minute, byId };
	return byId;
}

/** The latest values by id, of which those that say the same as before are the ones from before, or all of these. */
function shared<Value>(
	before: ReadonlyMap<number, Value> = new Map(),
	latest: readonly (readonly [number, Value])[],
	isSame: (a: Value, b: Value) => boolean,
): ReadonlyMap<number, Value> {
	const byId = new Map<number, Value>();
	let kept = 0;
	for (const [id, value] of latest) {
		const known = before.get(id);
		const isKept = known !== undefined && isSame(known, value);
		byId.set(id, isKept ? known : value);
		if (isKept) kept += 1;
	}
	return kept === before.size && kept === latest.length ? before : byId;
}
