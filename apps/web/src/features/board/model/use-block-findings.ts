import {
	describeFinding,
	type Finding,
	type FindingKind,
	type Minutes,
	type PlanRows,
	type Severity,
} from '@crossload/domain';
import { useMemo } from 'react';
import { type PlanModel, planModelOf } from '../../../api/plan/plan-model.ts';
import { useCheckedPlan } from '../../../api/plan/use-checked-plan.ts';
import { KIND_NAMES } from '../../../entities/finding/kind-names.ts';
import { useValueAfterPaint } from '../../../lib/use-value-after-paint.ts';
import { BOARD_TEXTS as texts } from './board-texts.ts';
import { clockText } from './minute-text.ts';

/** What a block says about a finding that its activity has a part in. */
export interface BlockFinding {
	readonly key: string;
	readonly kind: FindingKind;
	readonly severity: Severity;
	/** In words; a function, as a board with hundreds of findings shows the words of a few. */
	readonly text: () => string;
	/** What it is and when, in a few words: `Plaza ramp overfull, 17:50–18:08`; of a changeover how long it is: `29 of 30`. */
	readonly brief: () => string;
	/** The time in question, both ends or neither. */
	readonly from: Minutes | null;
	readonly to: Minutes | null;
}

/** The findings by activity, worst first. */
export type BlockFindings = ReadonlyMap<number, readonly BlockFinding[]>;

const NOTHING: BlockFindings = new Map();

/**
 * What the plan's findings say about each activity (BRD-03). What has been checked already is there with the blocks; where
 * it has not, the blocks come first and what is wrong with them a moment later.
 */
export function useBlockFindings(plan: PlanRows | null): BlockFindings {
	// Blocks are painted first.
	const rows = useValueAfterPaint(plan);
	const checked = useCheckedPlan();
	return useMemo(() => {
		const present = rows && planModelOf(rows);
		const model = present?.isChecked ? present : checked?.model;
		return model ? blockFindings(model) : NOTHING;
	}, [rows, checked]);
}

function briefText({ kind, positionId, stageId, from, to }: Finding, { index }: PlanModel): string {
	const stage = stageId === null ? undefined : index.plan.row('stage', stageId);
	if (kind === 'changeover-short' && stage && from !== null && to !== null)
		return texts.outOf(to - from, stage.changeover);
	const place = positionId === null ? undefined : index.plan.row('position', positionId)?.name;
	const what = kind === 'position-full' && place ? texts.overfull(place) : KIND_NAMES[kind];
	return from === null || to === null ? what : `${what}, ${clockText(from)}–${clockText(to)}`;
}

const latest: { model: PlanModel | null; findings: BlockFindings } = { model: null, findings: NOTHING };

function blockFindings(model: PlanModel): BlockFindings {
	if (latest.model === model) return latest.findings;
	const byActivity = new Map<number, BlockFinding[]>();
	for (const finding of model.index.findings()) {
		const { key, kind, severity, from, to } = finding;
		const text = () => describeFinding(finding, model.index.plan).text;
		const found = { key, kind, severity, from, to, text, brief: () => briefText(finding, model) };
		for (const id of finding.activities) {
			const others = byActivity.get(id);
			if (others) others.push(found);
			else byActivity.set(id, [found]);
		}
	}
	Object.assign(latest, { model, findings: byActivity });
	return byActivity;
}
