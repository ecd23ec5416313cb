import { instantOf, type LaneKind, MINUTE, type Remedy } from '@crossload/domain';
import { ActionIcon, Button } from '@mantine/core';
import { mdiCheckUnderline } from '@mdi/js';
import { memo, type ReactNode } from 'react';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { KIND_NAMES } from '../../entities/finding/kind-names.ts';
import { SeverityBadge } from '../../entities/finding/severity-badge.tsx';
import { PositionName } from '../../entities/position/position-name.tsx';
import { StageActivitiesLink } from '../../entities/stage/stage-activities-link.tsx';
import { VehicleName } from '../../entities/vehicle/vehicle-name.tsx';
import { DASH, formatDuration, formatPlan } from '../../lib/format.ts';
import { useMinute } from '../../lib/now.ts';
import { useScreen } from '../../lib/use-media.ts';
import { Icon } from '../../ui/icon.tsx';
import { withTooltip } from '../../ui/tooltip.ts';
import { ActivityLink } from '../activity/activity-link.tsx';
import { activityName } from '../activity/activity-name.ts';
import { BoardLink } from '../board/board-link.tsx';
import type { BoardOpening } from '../board/board-search.ts';
import { ACCEPT_TEXTS as accepting } from './accept-texts.ts';
import { AddWhatIsMissing } from './add-what-is-missing.tsx';
import { checkFigures } from './check-figures.ts';
import classes from './check-row.module.css';
import { CHECK_TEXTS as texts } from './check-texts.ts';
import { RemedyButtons } from './remedy-buttons.tsx';
import type { Check, Checks } from './use-checks.ts';
import { useRemedies } from './use-remedies.ts';

/** So many of the activities are named, the others counted; the sentence names all. */
const MAX_NAMED = 2;

interface CheckRowProps {
	readonly check: Check;
	readonly checks: Checks;
	readonly mayWrite: boolean;
	/** Says how bad it is, where it does not stand among its like. */
	readonly namesSeverity?: boolean;
	/** Something is being applied, or nothing can be. */
	readonly isBusy: boolean;
	readonly onApply: (remedy: Remedy) => void;
	readonly onAccept: (check: Check) => void;
}

/** A finding: what, where, when, who, and what can be done about it (CHK-21). */
export const CheckRow = memo(({ check, checks, mayWrite, namesSeverity, isBusy, onApply, onAccept }: CheckRowProps) => {
	const { index } = checks;
	const remedies = useRemedies(index, check.finding, mayWrite);
	return (
		<li className={classes.row} data-severity={check.severity}>
			<div className={classes.what}>
				<h3 className={classes.kind}>
					{namesSeverity && <SeverityBadge severity={check.severity} />}
					{KIND_NAMES[check.kind]}
				</h3>
				<p className={classes.text}>{check.text}</p>
				<p className={classes.figures} aria-hidden title={check.text}>
					{checkFigures(check)}
				</p>
			</div>
			<When check={check} />
			<div className={classes.about}>
				<div className={classes.where} data-none={(check.position ?? check.stage) === null || undefined}>
					{placeOf(check)}
				</div>
				<div className={classes.who}>
					<Who check={check} />
				</div>
			</div>
			<div className={classes.actions}>
				{remedies && <RemedyButtons {...{ remedies, checks, isBusy, onApply }} />}
				{remedies?.length === 0 && mayWrite && <AddWhatIsMissing check={check} />}
				<div className={classes.rest}>
					{mayWrite && <AcceptButton {...{ check, isBusy, onAccept }} />}
					<BoardLink lanes={lanesOf(check)} opening={openingOf(check)} of={check.text} className={classes.board} />
				</div>
			</div>
		</li>
	);
});

/** On desktops a check mark, so that the remedies of a finding take one line; else the word. */
function AcceptButton({ check, isBusy, onAccept }: Pick<CheckRowProps, 'check' | 'isBusy' | 'onAccept'>) {
	const props = {
		variant: 'subtle',
		disabled: isBusy,
		'aria-label': accepting.acceptThis(check.text),
		onClick: () => onAccept(check),
	};
	if (useScreen() !== 'desktop') {
		return (
			<Button className={classes.accept ?? ''} {...props}>
				{accepting.accept}
			</Button>
		);
	}
	return (
		<ActionIcon size={36} color="gray" {...props} {...withTooltip(accepting.acceptWithNote)}>
			<Icon path={mdiCheckUnderline} />
		</ActionIcon>
	);
}

function placeOf({ stage, position }: Check): ReactNode {
	if (position) {
		return (
			<EntityLink of="position" entityId={position.id} className={classes.link}>
				<PositionName name={position.name} />
			</EntityLink>
		);
	}
	return stage ? <StageActivitiesLink stage={stage} /> : DASH;
}

function When({ check: { from, to } }: { check: Check }) {
	const now = useMinute();
	if (from === null) return <div className={classes.when}>{DASH}</div>;
	const [begins, ends] = [instantOf(from), instantOf(to ?? from)];
	return (
		<div className={classes.when}>
			<span className={classes.time}>
				{formatPlan({ planned_start: from, planned_end: to === from ? null : to }, now)}
			</span>
			<span className={classes.distance}>{distance(begins, ends, now)}</span>
		</div>
	);
}

/** 'in 20 min', 'now', '25 min ago'. */
function distance(begins: number, ends: number, now: number): string {
	const minutes = (span: number) => formatDuration(span / MINUTE);
	if (begins > now) return texts.inTime(minutes(begins - now));
	return ends < now ? texts.ago(minutes(now - ends)) : texts.now;
}

function Who({ check: { involved, band, vehicle, text } }: { check: Check }) {
	if (vehicle && involved.length === 0) {
		return (
			<EntityLink of="vehicle" entityId={vehicle.id} className={classes.link}>
				<VehicleName vehicle={vehicle} />
			</EntityLink>
		);
	}
	if (band && involved.length === 0) {
		return (
			<EntityLink of="band" entityId={band.id} className={classes.link}>
				{band.name}
			</EntityLink>
		);
	}
	const others = involved.length - MAX_NAMED;
	return (
		<>
			{involved.slice(0, MAX_NAMED).map((activity) => (
				<ActivityLink key={activity.id} activityId={activity.id} className={classes.link}>
					{activityName(activity)}
				</ActivityLink>
			))}
			{others > 0 && (
				<span className={classes.more} aria-hidden title={text}>
					{texts.others(others)}
				</span>
			)}
		</>
	);
}

/** The lanes on which a finding is seen best. */
function lanesOf({ position, vehicle, kind }: Check): LaneKind {
	if (vehicle) return 'vehicle';
	return position && kind === 'position-full' ? 'position' : 'stage';
}

/** The first of the activities, or what happens at the place, at the time of the finding. */
function openingOf({ from, involved, position, vehicle, stage }: Check): BoardOpening {
	return { block: involved[0]?.id, lane: (vehicle ?? position ?? stage)?.id, ...(from && { at: from }) };
}
