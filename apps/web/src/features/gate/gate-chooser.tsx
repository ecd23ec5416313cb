import { gatesFirst } from '@crossload/domain';
import { Select } from '@mantine/core';
import { useMemo } from 'react';
import type { SetPersisted } from '../../lib/persisted.ts';
import { SEARCHABLE } from '../../ui/searchable.ts';
import type { GateChoice } from './gate-choice.ts';
import classes from './gate-screen.module.css';
import { GATE_TEXTS as texts } from './gate-texts.ts';
import type { GateLists } from './use-gate-lists.ts';

const ALL = 'all';

/** Which gate this device is used at; positions with arrivals, check-ins or departures come first (GATE-01). */
export function GateChooser({ lists: { positions, activities }, gate, setGate }: GateChooserProps) {
	const choices = useMemo(
		() => [
			{ value: ALL, label: texts.allGates },
			...gatesFirst(positions, activities).map(({ id, name }) => ({ value: `${id}`, label: name })),
		],
		[positions, activities],
	);
	return (
		<Select
			className={gate === null ? (classes.unchosen ?? '') : ''}
			label={texts.gate}
			placeholder={texts.choose}
			data={choices}
			value={gate === null ? null : `${gate}`}
			onChange={(value) => setGate(value === null || value === ALL ? ALL : Number(value))}
			allowDeselect={false}
			{...SEARCHABLE}
			nothingFoundMessage="–"
		/>
	);
}

interface GateChooserProps {
	lists: GateLists;
	gate: GateChoice;
	setGate: SetPersisted<GateChoice>;
}
