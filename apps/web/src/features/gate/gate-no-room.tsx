import type { Activity } from '@crossload/contract';
import { festivalTimeOf, MINUTE, noRoomAhead, toInstant } from '@crossload/domain';
import { Button } from '@mantine/core';
import { useDeferredValue, useMemo } from 'react';
import { failureText } from '../../api/errors.ts';
import { useBatch } from '../../api/plan/batch.ts';
import { usePlanRows } from '../../api/plan/use-plan-rows.ts';
import { usePlanRules } from '../../api/plan/use-plan-rules.ts';
import { useRight } from '../../api/session.ts';
import { SeverityBadge } from '../../entities/finding/severity-badge.tsx';
import { formatNear } from '../../lib/format.ts';
import { useMinute } from '../../lib/now.ts';
import { notify } from '../../ui/notify.tsx';
import { useUndo } from '../changes/use-undo.ts';
import classes from './gate-next-stops.module.css';
import { GATE_TEXTS as texts } from './gate-texts.ts';
import type { GateLists } from './use-gate-lists.ts';

interface GateNoRoomProps {
	/** What the vehicle is sent to next. */
	activity: Activity;
	lists: GateLists;
}

/** That the position a vehicle is sent to has no room, who takes it, and a free position beside it (GATE-04). */
export function GateNoRoom({ activity, lists }: GateNoRoomProps) {
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
