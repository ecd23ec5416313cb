import { Button } from '@mantine/core';
import { mdiCarOff } from '@mdi/js';
import { Link } from '@tanstack/react-router';
import { useRight } from '../../api/session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { GateHits } from './gate-hits.tsx';
import { similarPlates } from './gate-search.ts';
import { GATE_TEXTS as texts } from './gate-texts.ts';
import type { GateLists } from './use-gate-lists.ts';

/** Nothing is known by what was typed: similar plates, and what can be done about it (GATE-05). */
export function GateUnknown({ typed, lists }: { typed: string; lists: GateLists }) {
	const mayAdd = useRight('vehicle:write');
	const similar = similarPlates(lists.vehicles, typed);
	return (
		<>
			{similar.length > 0 && <GateHits hits={similar} title={texts.similar} />}
			<EmptyState
				icon={mdiCarOff}
				text={mayAdd ? texts.unknown(typed) : `${texts.unknown(typed)} ${texts.askOffice}`}
				action={
					mayAdd && (
						<Button variant="default" renderRoot={(slot) => <Link to="/vehicle/add/{-$contextBand}" {...slot} />}>
							{texts.addVehicle}
						</Button>
					)
				}
			/>
		</>
	);
}
