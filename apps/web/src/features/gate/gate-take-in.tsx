import type { Vehicle } from '@crossload/contract';
import { CHECKIN, festivalTimeOf } from '@crossload/domain';
import { Button } from '@mantine/core';
import { messageOf } from '../../api/errors.ts';
import { useBatch } from '../../api/plan/batch.ts';
import { useRight } from '../../api/session.ts';
import { now } from '../../lib/now.ts';
import { notify } from '../../ui/notify.tsx';
import { useUndo } from '../changes/use-undo.ts';
import classes from './gate-card.module.css';
import { GATE_TEXTS as texts } from './gate-texts.ts';

/** Takes in a vehicle that nobody expected: a check-in, done now, at this gate (GATE-05). */
export function TakeInButton({ vehicle, gateId }: { vehicle: Vehicle; gateId: number | null }) {
	const mayPlan = useRight('activity:write');
	// Undo removes the activity that was created.
	const mayUndo = useRight('activity:remove');
	const batch = useBatch();
	const undo = useUndo();
	if (!mayPlan) return null;
	const takeIn = async () => {
		if (gateId === null) return notify.warning(texts.chooseGateFirst);
		const time = festivalTimeOf(now());
		try {
			const { revision } = await batch.mutateAsync({
				create: [
					{
						activityTypeId: CHECKIN,
						bandId: vehicle.band.id,
						positionId: gateId,
						vehicleIds: [vehicle.id],
						planned_end: time,
						end: time,
					},
				],
			});
			notify.success(texts.takenIn, mayUndo ? () => undo(revision) : undefined);
		} catch (error) {
			notify.error(messageOf(error, texts.takeInFailed));
		}
	};
	return (
		<Button className={classes.action ?? ''} loading={batch.isPending} onClick={() => void takeIn()}>
			{texts.takeIn}
		</Button>
	);
}
