import { festivalTimeOf } from '@crossload/domain';
import { Button } from '@mantine/core';
import { mdiBadgeAccountHorizontalOutline, mdiCarOff, mdiTruckOutline } from '@mdi/js';
import { type UnexpectedNote, useNoteUnexpected, useUndoNote } from '../../api/alerts.ts';
import { failureText } from '../../api/errors.ts';
import { newKey } from '../../api/idempotency.ts';
import { connectionNow } from '../../api/sync/connection.ts';
import { formatTime } from '../../lib/format.ts';
import { now } from '../../lib/now.ts';
import { Icon } from '../../ui/icon.tsx';
import { notify } from '../../ui/notify.tsx';
import { GATE_TEXTS as texts } from './gate-texts.ts';
import { notifyNoted } from './notify-noted.ts';

interface GateNotesProps {
	plate: string;
	/** Where the vehicle stands; null where no gate is chosen. */
	gateId: number | null;
}

/** Raises an alert for the office about a vehicle at the gate and what became of it; offline it is sent later (GATE-05). */
export function GateNotes({ plate, gateId }: GateNotesProps) {
	const { mutateAsync, isPending, data: outcome, reset } = useNoteUnexpected();
	const { mutateAsync: undo } = useUndoNote();
	const note = async (words?: string) => {
		const unexpected: UnexpectedNote = { key: newKey(), plate, positionId: gateId, text: textOf(words) };
		try {
			notifyNoted(await mutateAsync(unexpected), texts.officeKnows(plate), () => undo(unexpected).then(reset));
		} catch (error) {
			notify.error(failureText(texts.noteFailed, error));
		}
	};
	const isDisabled = isPending || outcome !== undefined;
	return (
		<>
			{NOTE_KINDS.map(([kind, icon]) => (
				<Button
					key={kind}
					variant="default"
					leftSection={<Icon path={icon} size={20} />}
					disabled={isDisabled}
					onClick={() => void note(texts.notedAs[kind])}
				>
					{texts[kind]}
				</Button>
			))}
			<Button loading={isPending} disabled={outcome !== undefined} onClick={() => void note()}>
				{outcome === undefined ? texts.noteForOffice : officeLabel(outcome === 'sent')}
			</Button>
		</>
	);
}

const officeLabel = (isSent: boolean) => (isSent ? texts.officeNoted : texts.officeWillKnow);

/** An alert has the time at which the office gets it: one that waits for the network says in words when it was noted. */
function textOf(words: string | undefined): string | null {
	const time = connectionNow() !== 'live' ? texts.notedAt(formatTime(festivalTimeOf(now()))) : undefined;
	return [words, time].filter((each) => each !== undefined).join(' ') || null;
}

const NOTE_KINDS = [
	['supplier', mdiTruckOutline],
	['crew', mdiBadgeAccountHorizontalOutline],
	['turnedAway', mdiCarOff],
] as const;
