import type { Activity, Alert, Vehicle } from '@crossload/contract';
import { isOver } from '@crossload/domain';
import { Button } from '@mantine/core';
import type { AlertAction } from '../../api/alerts.ts';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { CallButton } from '../../entities/person/phone-link.tsx';
import { PositionName } from '../../entities/position/position-name.tsx';
import { StageChip } from '../../entities/stage/stage-chip.tsx';
import { formatNear } from '../../lib/format.ts';
import { useMinute } from '../../lib/now.ts';
import { ActivityLink } from '../activity/activity-link.tsx';
import { HappenedAsPlanned } from '../activity/forgotten.tsx';
import { RowAction } from '../activity/row-action.tsx';
import type { ActivityActions } from '../activity/use-activity-actions.tsx';
import { openDelay } from '../delay/open-delay.ts';
import classes from './alert-list.module.css';
import { KIND_TEXTS, ALERT_TEXTS as texts } from './alert-texts.ts';

interface AlertRowProps {
	readonly alert: Alert;
	/** The one to act on; undefined for alerts of none, and until it is known. */
	readonly activity: Activity | undefined;
	/** Of the vehicle that the alert is about: whom to ring. */
	readonly driver: Vehicle | undefined;
	/** This device has not shown it before. */
	readonly isUnseen: boolean;
	/** The user has taken it. */
	readonly isOwn: boolean;
	readonly mayOperate: boolean;
	readonly mayWrite: boolean;
	readonly isBusy: boolean;
	readonly actions: Pick<ActivityActions, 'start' | 'end'>;
	readonly onAction: (action: AlertAction) => void;
	readonly onLeave: (() => void) | undefined;
}

/** An alert: what, where, since when, who has taken it, and what can be done about it. */
export function AlertRow(props: AlertRowProps) {
	const { alert, isUnseen, onLeave } = props;
	return (
		<li className={classes.alert} data-taken={alert.taken !== null || undefined}>
			{isUnseen && <span className={classes.unseen} role="img" aria-label={texts.unseen} />}
			<AlertText alert={alert} />
			<AlertReferences alert={alert} onLeave={onLeave} />
			<AlertActions {...props} />
		</li>
	);
}

/** Its kind, since when, and what it says. */
export function AlertText({ alert: { kind, since, text } }: { alert: Alert }) {
	const now = useMinute();
	return (
		<>
			<div className={classes.head}>
				<h3 className={classes.kind}>{KIND_TEXTS[kind].name}</h3>
				<time className={classes.since} dateTime={since}>
					{formatNear(since, now)}
				</time>
			</div>
			<p className={classes.text}>{text}</p>
		</>
	);
}

/** The stage, band, position and vehicle that it names, as links. */
function AlertReferences({
	alert: { stage, band, position, vehicle },
	onLeave,
}: Pick<AlertRowProps, 'alert' | 'onLeave'>) {
	if (!(stage || band || position || vehicle)) return null;
	return (
		// A link closes what the list stands in, wherever it leads to.
		<div className={classes.references} onClickCapture={onLeave}>
			{stage && <StageChip stage={stage} />}
			{band && (
				<EntityLink of="band" entityId={band.id} className={classes.reference}>
					{band.name}
				</EntityLink>
			)}
			{vehicle && (
				<EntityLink of="vehicle" entityId={vehicle.id} className={classes.reference}>
					{vehicle.name}
				</EntityLink>
			)}
			{position && (
				<EntityLink of="position" entityId={position.id} className={classes.reference}>
					<PositionName name={position.name} />
				</EntityLink>
			)}
		</div>
	);
}

const BUTTON = { variant: 'default', size: 'compact-md' } as const;

function AlertActions({ alert, activity, driver, isOwn, isBusy, actions, onAction, onLeave, ...may }: AlertRowProps) {
	const { taken } = alert;
	const open = activity && !isOver(activity) ? activity : undefined;
	const isForgotten = alert.kind === 'forgotten';
	return (
		<div className={classes.actions}>
			{taken && <span className="secondary">{texts.taken(taken.by.name, isOwn)}</span>}
			{may.mayOperate && (
				<Button {...BUTTON} disabled={isBusy} onClick={() => onAction(taken ? 'release' : 'take')}>
					{taken ? texts.release : texts.take}
				</Button>
			)}
			{open && isForgotten && <HappenedAsPlanned activity={open} size="compact-md" />}
			{open && !isForgotten && may.mayOperate && <RowAction activity={open} {...actions} />}
			{open && !isForgotten && may.mayWrite && (
				<Button
					{...BUTTON}
					onClick={() => {
						onLeave?.();
						openDelay(open.id);
					}}
				>
					{texts.delay}
				</Button>
			)}
			{may.mayOperate && alert.kind === 'unexpected' && (
				<Button {...BUTTON} disabled={isBusy} onClick={() => onAction('settle')}>
					{texts.settle}
				</Button>
			)}
			{driver && <CallButton tel={driver.driver_tel} name={driver.driver ?? driver.name} isCompact />}
			{activity && (
				<span onClickCapture={onLeave}>
					<ActivityLink activityId={activity.id} className={classes.details ?? ''}>
						{texts.details}
					</ActivityLink>
				</span>
			)}
		</div>
	);
}
