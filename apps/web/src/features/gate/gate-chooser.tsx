import { gatesFirst } from '@crossload/domain';
import { Select } from '@mantine/core';
import { useMemo } from 'react';
import type { SetPersisted } from '../../lib/persisted.ts';
import { SEARCHABLE } from '../../ui/searchable.ts';
import classes from './gate-screen.module.css';
import { GATE_TEXTS as texts } from './gate-texts.ts';
import type { GateLists } from './use-gate-lists.ts';

/** The gate that a device is used at: a position's id, all of them, or not chosen yet. */
export type GateChoice = number | 'all' | null;

export function parseGateChoice(stored: unknown): GateChoice {
	if (stored === 'all') return stored;
	return Number.isInteger(stored) && Number(stored) > 0 ? Number(stored) : null;
}

/** Which gate this device is used at; positions with arrivals, check-ins or departures come first (GATE-01). */
export function GateChooser({ lists: { positions, activities }, gate, setGate }: GateChooserProps) {
	const choices = useMemo(
		() => [
			{ value: 'all', label: texts.allGates },
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
			onChange={(value) => setGate(value === null || value === 'all' ? 'all' : Number(value))}
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
