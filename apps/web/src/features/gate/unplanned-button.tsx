import type { Vehicle } from '@crossload/contract';
import { CHECKIN, DEPARTURE, festivalTimeOf } from '@crossload/domain';
import { Button } from '@mantine/core';
import { messageOf } from '../../api/errors.ts';
import { newKey } from '../../api/idempotency.ts';
import { useRight } from '../../api/session.ts';
import { useMakeUnplanned, useUndoUnplanned } from '../../api/unplanned.ts';
import { now } from '../../lib/now.ts';
import { useConfirm } from '../../ui/confirm-dialog.tsx';
import { notify } from '../../ui/notify.tsx';
import classes from './gate-card.module.css';
import { GATE_TEXTS as texts } from './gate-texts.ts';
import { notifyNoted } from './notify-noted.ts';
import type { GateLists } from './use-gate-lists.ts';
import { leaveQuestion } from './use-gate-tap.tsx';

interface UnplannedButtonProps {
	type: typeof CHECKIN | typeof DEPARTURE;
	vehicle: Vehicle;
	lists: GateLists;
	gateId: number | null;
}

const WORDS = {
	[CHECKIN]: { label: texts.takeIn, done: texts.takenIn, failed: texts.takeInFailed },
	[DEPARTURE]: { label: texts.departed, done: texts.departed, failed: texts.tapFailed },
};

/**
 * Takes in a vehicle that nobody expected, or lets one leave whose departure nobody planned: a check-in or departure, done
 * now, at this gate (GATE-05). Before it leaves, what is open is asked about (GATE-08).
 */
export function UnplannedButton({ type, vehicle, lists, gateId }: UnplannedButtonProps) {
	const mayPlan = useRight('activity:write');
	const { mutateAsync: make, isPending } = useMakeUnplanned();
	const { mutateAsync: undo } = useUndoUnplanned();
	const [confirm, dialog] = useConfirm();
	if (!mayPlan) return null;
	const { label, done, failed } = WORDS[type];
	const create = async () => {
		if (gateId === null) return notify.warning(texts.chooseGateFirst);
		const question = type === DEPARTURE ? leaveQuestion([vehicle], lists, gateId) : null;
		const title = vehicle.licence_plate ?? vehicle.name;
		if (question !== null && !(await confirm({ title, text: question, confirm: texts.depart }))) return;
		const what = { id: vehicle.id, type, bandId: vehicle.band.id, positionId: gateId };
		const unplanned = { ...what, key: newKey(), at: festivalTimeOf(now()) };
		try {
			notifyNoted(await make(unplanned), done, () => undo(unplanned));
		} catch (error) {
			notify.error(messageOf(error, failed));
		}
	};
	return (
		<>
			<Button className={classes.action ?? ''} loading={isPending} onClick={() => void create()}>
				{label}
			</Button>
			{dialog}
		</>
	);
}
