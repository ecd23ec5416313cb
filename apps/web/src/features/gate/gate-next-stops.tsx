import type { Activity, Vehicle } from '@crossload/contract';
import { festivalTimeOf, MINUTE, nextStops, noRoomAhead, toInstant } from '@crossload/domain';
import { Button } from '@mantine/core';
import { mdiMapMarker } from '@mdi/js';
import { useDeferredValue, useMemo } from 'react';
import { failureText } from '../../api/errors.ts';
import { useBatch } from '../../api/plan/batch.ts';
import { usePlanRows } from '../../api/plan/use-plan-rows.ts';
import { usePlanRules } from '../../api/plan/use-plan-rules.ts';
import { useRight } from '../../api/session.ts';
import { PlannedTime } from '../../entities/activity/planned-time.tsx';
import { StatusTiming } from '../../entities/activity/status-timing.tsx';
import { TypeLabel } from '../../entities/activity/type-label.tsx';
import { SeverityBadge } from '../../entities/finding/severity-badge.tsx';
import { formatNear, formatPlan } from '../../lib/format.ts';
import { useMinute } from '../../lib/now.ts';
import { Icon } from '../../ui/icon.tsx';
import { notify } from '../../ui/notify.tsx';
import { useUndo } from '../changes/use-undo.ts';
import classes from './gate-next-stops.module.css';
import { GATE_TEXTS as texts } from './gate-texts.ts';
import type { GateLists } from './use-gate-lists.ts';

/** Where a vehicle is sent next, whether there is room, and where it goes after that (GATE-04). */
export function GateNextStops({ activities, lists }: Pick<Vehicle, 'activities'> & { lists: GateLists }) {
	const now = useMinute();
	const [first, second] = nextStops(activities);
	const firstActivity = first && lists.activities.find(({ id }) => id === first.id);
	return (
		<div className={classes.stops}>
			<span className="note">{texts.sendTo}</span>
			{first ? (
				<>
					<strong className={classes.place}>
						<Icon path={mdiMapMarker} size={28} />
						{first.position?.name}
					</strong>
					<span className={classes.what}>
						<TypeLabel type={first.activityType} /> <PlannedTime planned={first} /> <StatusTiming activity={first} />
					</span>
				</>
			) : (
				<strong>{texts.nowhere}</strong>
			)}
			{firstActivity && <GateNoRoom activity={firstActivity} lists={lists} />}
			{second && (
				<span className={classes.then}>
					{texts.afterwards} <b>{second.position?.name}</b> {second.activityType.name}, {formatPlan(second, now)}
				</span>
			)}
		</div>
	);
}

interface GateNoRoomProps {
	/** What the vehicle is sent to next. */
	activity: Activity;
	lists: GateLists;
}

/** That the position a vehicle is sent to has no room, who takes it, and a free position beside it (GATE-04). */
function GateNoRoom({ activity, lists }: GateNoRoomProps) {
	const now = useMinute();
	const noRoom = useNoRoom(activity.id);
	if (!noRoom) return null;
	const { takenBy, instead } = noRoom;
	const from = toInstant(noRoom.from * MINUTE);
	const band = takenBy?.bandId ? lists.bands.get(takenBy.bandId) : undefined;
	const by = band?.name ?? takenBy?.typeName;
	const time = from > now ? formatNear(festivalTimeOf(from), now) : null;
	return (
		<div className={classes.noRoom} role="status">
			<p className={classes.taken}>
				<SeverityBadge severity="impossible" word={by === undefined ? texts.tooSmall : texts.taken} />
				<span>
					{by !== undefined && texts.takenBy(by, time)} {instead ? texts.freeBeside : texts.nothingFree}{' '}
					<b>{instead?.name}</b>
				</span>
			</p>
			{instead && <InsteadButton activity={activity} position={instead} />}
		</div>
	);
}

/** Null at first: the rows of the plan are deferred, so that the card is rendered before they are worked through. */
function useNoRoom(activityId: number) {
	const rows = useDeferredValue(usePlanRows(), null);
	const rules = usePlanRules();
	const now = useMinute();
	return useMemo(() => {
		if (rows === null || rules === null) return null;
		const model = rules.planModelOf(rows);
		return noRoomAhead({ plan: model.relations.plan, estimates: rules.estimatesOf(model, now), now }, activityId);
	}, [rows, rules, now, activityId]);
}

/** Moves the activity to the free position, with Undo. */
function InsteadButton({ activity: { id, version }, position }: InsteadProps) {
	const mayPlan = useRight('activity:write');
	const batch = useBatch();
	const undo = useUndo();
	if (!mayPlan) return null;
	const send = async () => {
		try {
			const { revision } = await batch.mutateAsync({ update: [{ id, version, positionId: position.id }] });
			notify.success(texts.sentTo(position.name), () => undo(revision));
		} catch (error) {
			notify.error(failureText(texts.notSentTo, error));
		}
	};
	return (
		<Button variant="default" className={classes.instead ?? ''} loading={batch.isPending} onClick={() => void send()}>
			{texts.sendInstead(position.name)}
		</Button>
	);
}

interface InsteadProps extends Pick<GateNoRoomProps, 'activity'> {
	position: { readonly id: number; readonly name: string };
}
