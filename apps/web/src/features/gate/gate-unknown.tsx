import { Button } from '@mantine/core';
import { mdiCarOff } from '@mdi/js';
import { Link } from '@tanstack/react-router';
import { useNoteUnexpected } from '../../api/alerts.ts';
import { failureText } from '../../api/errors.ts';
import { useRight } from '../../api/session.ts';
import { notify } from '../../lib/notify.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { GateHits } from './gate-hits.tsx';
import { similarPlates } from './gate-search.ts';
import { GATE_TEXTS as texts } from './gate-texts.ts';
import type { GateLists } from './use-gate-lists.ts';

interface GateUnknownProps {
	typed: string;
	lists: GateLists;
	/** Where the vehicle stands; null where no gate is chosen. */
	gateId: number | null;
}

/** Longest plate that the office can be told. */
const MAX_PLATE = 30;

/** Nothing is known by what was typed: similar plates, and what can be done about it (GATE-05). */
export function GateUnknown({ typed, lists, gateId }: GateUnknownProps) {
	const mayAdd = useRight('vehicle:write');
	const mayNote = useRight('activity:operate') && typed.length <= MAX_PLATE;
	const similar = similarPlates(lists.vehicles, typed);
	return (
		<>
			{similar.length > 0 && <GateHits hits={similar} title={texts.similar} />}
			<EmptyState
				icon={mdiCarOff}
				text={mayAdd ? texts.unknown(typed) : `${texts.unknown(typed)} ${texts.askOffice}`}
				action={
					<>
						{mayNote && <NoteButton plate={typed} gateId={gateId} />}
						{mayAdd && (
							<Button variant="default" renderRoot={(slot) => <Link to="/vehicle/add/{-$contextBand}" {...slot} />}>
								{texts.addVehicle}
							</Button>
						)}
					</>
				}
			/>
		</>
	);
}

/** Tells the office, on everybody's bell, that something unexpected stands here. */
function NoteButton({ plate, gateId }: { plate: string; gateId: number | null }) {
	const { mutate, isPending, isSuccess } = useNoteUnexpected();
	const note = () =>
		mutate(
			{ kind: 'unexpected', plate, positionId: gateId },
			{
				onSuccess: () => notify.success(texts.officeKnows(plate)),
				onError: (error) => notify.error(failureText(texts.noteFailed, error)),
			},
		);
	return (
		<Button loading={isPending} disabled={isSuccess} onClick={note}>
			{isSuccess ? texts.officeNoted : texts.noteForOffice}
		</Button>
	);
}
