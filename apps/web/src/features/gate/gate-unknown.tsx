import { festivalTimeOf } from '@crossload/domain';
import { Button } from '@mantine/core';
import { mdiBadgeAccountHorizontalOutline, mdiCarOff, mdiMusicNote, mdiTruckOutline } from '@mdi/js';
import { Link } from '@tanstack/react-router';
import { type UnexpectedNote, useNoteUnexpected, useUndoNote } from '../../api/alerts.ts';
import { failureText } from '../../api/errors.ts';
import { newKey } from '../../api/idempotency.ts';
import { useRight } from '../../api/session.ts';
import { connectionNow } from '../../api/sync/connection.ts';
import { formatTime } from '../../lib/format.ts';
import { now } from '../../lib/now.ts';
import { Icon } from '../../ui/icon.tsx';
import { notify } from '../../ui/notify.tsx';
import { GateHits } from './gate-list.tsx';
import { similarPlates } from './gate-search.ts';
import { GATE_TEXTS as texts } from './gate-texts.ts';
import classes from './gate-unknown.module.css';
import { notifyNoted } from './notify-noted.ts';
import type { GateLists } from './use-gate-lists.ts';

interface GateUnknownProps {
	typed: string;
	lists: GateLists;
	/** Where the vehicle stands; null where no gate is chosen. */
	gateId: number | null;
}

/** Characters of the longest plate that a note can have. */
const MAX_PLATE = 30;

/** What was typed matches no vehicle: similar plates, and what can be done about it (GATE-05). */
export function GateUnknown({ typed, lists, gateId }: GateUnknownProps) {
	const mayAdd = useRight('vehicle:write');
	const mayNote = useRight('activity:operate') && typed.length <= MAX_PLATE;
	const similar = similarPlates(lists.vehicles, typed);
	return (
		<>
			{similar.length > 0 && <GateHits hits={similar} title={texts.similar} />}
			<section aria-label={texts.unknown(typed)} className={classes.unknown}>
				<p className={classes.text}>
					<strong>{texts.unknown(typed)}</strong> {!mayAdd && texts.askOffice}
				</p>
				{(mayAdd || mayNote) && <p className={classes.text}>{texts.takeInAs}</p>}
				<div className={classes.actions}>
					{mayAdd && (
						<Button
							variant="default"
							leftSection={<Icon path={mdiMusicNote} size={20} />}
							renderRoot={(slot) => <Link to="/vehicle/add/{-$contextBand}" {...slot} />}
						>
							{texts.ofBand}
						</Button>
					)}
					{/* The key resets what was noted when another plate is typed. */}
					{mayNote && <GateNotes key={typed} plate={typed} gateId={gateId} />}
				</div>
			</section>
		</>
	);
}

/** Raises an alert for the office about a vehicle at the gate and what became of it; offline it is sent later (GATE-05). */
function GateNotes({ plate, gateId }: { plate: string; gateId: number | null }) {
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
