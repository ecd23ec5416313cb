import type { FestivalTime, PlanMove } from '@crossload/domain';
import { localOf } from '@crossload/domain';
import { useDeferredValue, useMemo, useRef } from 'react';
import { planModelOf } from '../../api/plan/plan-model.ts';
import { usePlanRows } from '../../api/plan/use-plan-rows.ts';
import { SeverityBadge } from '../../entities/finding/severity-badge.tsx';
import { formatNear } from '../../lib/format.ts';
import { now, useNow } from '../../lib/now.ts';
import { FORM_TEXTS as texts } from './activity-form-texts.ts';
import { ActivityLink } from './activity-link.tsx';
import { activityName } from './activity-name.ts';
import classes from './form-findings.module.css';
import type { FormPart } from './form-part.ts';
import { type Breaking, triedActivity, whatItBreaks } from './tried-activity.ts';

/** What saving would break, with remedies; it can be saved all the same (CHK-22). */
export function FormFindings(part: FormPart) {
	const breaking = useBreaking(part);
	const section = useRef<HTMLElement>(null);
	return (
		<section ref={section} tabIndex={-1} className={classes.findings} aria-label={texts.breaks} aria-live="polite">
			{breaking?.shown.map((each) => (
				// What is clicked goes away with what it solves: the focus stays here.
				<FormFinding key={each.finding.key} {...part} breaking={each} onFilled={() => section.current?.focus()} />
			))}
			{breaking && breaking.more > 0 && <p className={classes.text}>{texts.moreBreaks(breaking.more)}</p>}
		</section>
	);
}

function useBreaking({ form, subject: { activity }, type }: FormPart) {
	const rows = usePlanRows();
	const { activityTypeId, bandId, stageId, positionId, vehicleIds, planned, start, end } = form.fields.values;
	const tried = useMemo(() => {
		const values = { activityTypeId, bandId, stageId, positionId, vehicleIds, planned, start, end, info: '' };
		return triedActivity({ values, type, activity });
	}, [activityTypeId, bandId, stageId, positionId, vehicleIds, planned, start, end, type, activity]);
	const breaking = useMemo(() => rows && tried && whatItBreaks(planModelOf(rows).index, tried), [rows, tried]);
	// A new one is in the plan as soon as it is saved, and would stand in its own way until the form has gone.
	return form.isSaving ? null : breaking;
}

interface FormFindingProps extends FormPart {
	breaking: Breaking;
	onFilled: () => void;
}

function FormFinding({ breaking, onFilled, ...part }: FormFindingProps) {
	const { finding, others } = breaking;
	// What helps comes a moment after what is wrong.
	const latest = useDeferredValue<Breaking | null>(breaking, null);
	const moves = useMemo(() => latest?.remedies(now()) ?? [], [latest]);
	const { activities } = part.subject.data;
	const named = activities.filter(({ id }) => others.includes(id));
	return (
		<div className={classes.finding} data-severity={finding.severity}>
			<SeverityBadge severity={finding.severity} />
			<p className={classes.text}>{finding.text}</p>
			<div className={classes.ways}>
				{moves.map((move) => (
					<MoveButton key={JSON.stringify(move)} move={move} onFilled={onFilled} {...part} />
				))}
				{named.map((activity) => (
					<ActivityLink key={activity.id} activityId={activity.id} className={classes.link ?? ''}>
						{activityName(activity)}
					</ActivityLink>
				))}
			</div>
		</div>
	);
}

/** Fills in what solves it: another position, or another time. */
function MoveButton({ move, onFilled, form, subject, type }: FormPart & { move: PlanMove; onFilled: () => void }) {
	const now = useNow();
	const { positionId, planned_start, planned_end = null } = move;
	const position = subject.data.positions.find(({ id }) => id === positionId);
	const time = planned_start ?? planned_end;
	if (!position && time === null) return null;
	const fill = () => {
		// Without a start it only ends sooner.
		const from = planned_start === undefined ? form.fields.getValues().planned.from : local(planned_start);
		if (position) form.fields.setValues({ positionId: position.id });
		else form.fields.setValues({ planned: { from, to: local(planned_end) } });
		onFilled();
	};
	return (
		<button type="button" className={classes.way} onClick={fill}>
			{position ? texts.moveTo(position.name) : timeText(move, type)(time === null ? '' : formatNear(time, now))}
		</button>
	);
}

function timeText({ planned_start }: PlanMove, type: FormPart['type']) {
	if (type?.timeMode === 'point') return texts.at;
	return planned_start === undefined ? texts.endAt : texts.startAt;
}

const local = (time: FestivalTime | null) => time && localOf(time);
