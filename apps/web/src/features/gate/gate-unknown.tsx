import { Button } from '@mantine/core';
import { mdiMusicNote } from '@mdi/js';
import { Link } from '@tanstack/react-router';
import { useRight } from '../../api/session.ts';
import { Icon } from '../../ui/icon.tsx';
import { GateHits } from './gate-list.tsx';
import { GateNotes } from './gate-notes.tsx';
import { similarPlates } from './gate-search.ts';
import { GATE_TEXTS as texts } from './gate-texts.ts';
import classes from './gate-unknown.module.css';
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
