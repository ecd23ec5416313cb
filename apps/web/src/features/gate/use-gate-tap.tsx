import type { Activity, Vehicle } from '@crossload/contract';
import { CHECKIN, exitCheckOf, isDeparture } from '@crossload/domain';
import type { ReactNode } from 'react';
import { useEndActivity } from '../../api/activities.ts';
import { messageOf } from '../../api/errors.ts';
import { cancel } from '../../api/sync/enqueue.ts';
import { outboxEntries } from '../../api/sync/outbox.ts';
import { useConfirm } from '../../ui/confirm-dialog.tsx';
import { notify } from '../../ui/notify.tsx';
import { activityName } from '../activity/activity-name.ts';
import { useActivityUndo } from '../activity/use-activity-undo.ts';
import { useBandHereOffer } from '../activity/use-band-here-offer.ts';
import { GATE_TEXTS as texts } from './gate-texts.ts';
import type { GateLists } from './use-gate-lists.ts';

/** What the button of an arrival, a check-in or a departure says. */
export function gateActionLabel({ activityType }: Pick<Activity, 'activityType'>): string {
	if (isDeparture(activityType)) return texts.departed;
	return activityType.id === CHECKIN ? texts.checkIn : texts.arrived;
}

/**
 * Does what is due at a gate with one tap, with Undo, also without a network; asks before a vehicle leaves something open
 * (GATE-02, GATE-08). Returns the tap and the dialog, to be rendered.
 */
export function useGateTap(lists: GateLists, gateId: number | null): [(due: Activity) => Promise<void>, ReactNode] {
	const [confirm, dialog] = useConfirm();
	const { mutateAsync: end } = useEndActivity();
	const undoOf = useActivityUndo();
	const offerOf = useBandHereOffer();
	const tap = async (due: Activity) => {
		const title = activityName(due);
		const question = isDeparture(due.activityType) ? leaveQuestion(due.vehicles, lists, gateId) : null;
		if (question !== null && !(await confirm({ title, text: question, confirm: texts.depart }))) return;
		try {
			const outcome = await end(due);
			const offer = offerOf(due);
			if (outcome === 'sent') notify.success(`${gateActionLabel(due)}: ${title}`, undoOf(due, 'end'), offer);
			else if (outcome === 'stored') notify.info(texts.noted, undoUnsent(due, undoOf(due, 'end')));
			else notify.warning(texts.unstored);
		} catch (error) {
			notify.error(messageOf(error, texts.tapFailed));
		}
	};
	return [tap, dialog];
}

/** Undoes what waits to be sent by removing its entry from the outbox; what has been sent meanwhile by `undoSent`. */
function undoUnsent({ id }: Activity, undoSent: (() => void) | undefined) {
	const onClick = () => {
		const entry = outboxEntries().findLast((each) => each.kind === 'end' && each.id === id);
		if (!entry) return undoSent ? undoSent() : notify.warning(texts.undoFailed);
		cancel(entry);
		notify.success(texts.undone);
	};
	return { label: texts.undo, onClick };
}

/** What to ask before these vehicles leave: what is open, and where they still count as standing; null for nothing. */
export function leaveQuestion(
	vehicles: readonly Pick<Vehicle, 'id'>[],
	{ vehicleById }: GateLists,
	gateId: number | null,
): string | null {
	const reasons = vehicles.flatMap(({ id }) => {
		const { open, standsAt } = exitCheckOf(vehicleById.get(id)?.activities ?? [], gateId);
		const names = open.map(({ activityType, position }) =>
			[activityType.name, position?.name].filter(Boolean).join(' '),
		);
		return [
			...(names.length > 0 ? [texts.stillOpen(names.join(', '))] : []),
			...(standsAt === null ? [] : [texts.stillStands(standsAt.name)]),
		];
	});
	return reasons.length === 0 ? null : `${[...new Set(reasons)].join(' ')} ${texts.askDepart}`;
}
