import type { UnknownKind } from '@crossload/domain';
import { Button } from '@mantine/core';
import { mdiPlus } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../api/errors.ts';
import { type RowsToMake, useMakeRows } from '../../api/import.ts';
import { stageListQuery, useSaveStage } from '../../api/stages.ts';
import { vehicleTypesQuery } from '../../api/vehicles.ts';
import { Icon } from '../../ui/icon.tsx';
import { notify } from '../../ui/notify.tsx';
import { PlainSelect } from '../../ui/plain-select.tsx';
import { useUndo } from '../changes/use-undo.ts';
import { IMPORT_TEXTS as texts } from './import-texts.ts';
import classes from './near-names.module.css';
import type { UnknownName } from './reader-messages.ts';

/** Names with a button of their own, at most. */
const MAX_BUTTONS = 8;

interface UnknownNamesProps {
	readonly kind: UnknownKind;
	readonly names: readonly UnknownName[];
	/** Compares the rows again. */
	readonly onChange: () => Promise<unknown>;
}

/** What rows name and is not here: it can be made first, one by one or all (IN-AND-OUT.md, IMP-11). */
export function UnknownNames({ kind, names, onChange }: UnknownNamesProps) {
	const [chosen, setChosen] = useState<string | null>(null);
	const required = useRequired(kind);
	const value = required?.names.find((name) => name === chosen) ?? required?.names[0];
	const { make, isPending } = useMake(kind, onChange);
	const renderButton = (toMake: readonly UnknownName[], label: string) => (
		<Button
			key={label}
			variant="default"
			leftSection={<Icon path={mdiPlus} />}
			disabled={(required !== null && value === undefined) || isPending}
			onClick={() => void make(toMake, value)}
		>
			{label}
		</Button>
	);
	return (
		<div className={classes.unknown}>
			<p className={classes.names}>{texts.unknown(kind, names.length)}</p>
			{required && (
				<PlainSelect
					className={classes.near}
					label={required.label}
					data={required.names.map((name) => ({ value: name, label: name }))}
					value={value ?? null}
					allowDeselect={false}
					onChange={setChosen}
				/>
			)}
			<div className={classes.makes}>
				{names.slice(0, MAX_BUTTONS).map((one) => renderButton([one], texts.make(one)))}
				{/* Stages are created one by one: each is saved, and can be undone, on its own. */}
				{names.length > 1 && kind !== 'stage' && renderButton(names, texts.makeAll(kind, names.length))}
			</div>
		</div>
	);
}

/** What a new one must have that the file does not say: a band its stage, a vehicle its type; null where it needs nothing. */
function useRequired(kind: UnknownKind): { readonly label: string; readonly names: readonly string[] } | null {
	const { data: stages = [] } = useQuery({ ...stageListQuery, enabled: kind === 'band' });
	const { data: types = [] } = useQuery({ ...vehicleTypesQuery, enabled: kind === 'vehicle' });
	if (kind === 'band') return { label: texts.newBandsStage, names: stages.map(({ name }) => name) };
	if (kind === 'vehicle') return { label: texts.newVehiclesType, names: types.map(({ name }) => name) };
	return null;
}

/** The rows that make them, with the stage of bands or the type of vehicles. */
function rowsToMake(kind: 'band' | 'position' | 'vehicle', names: readonly UnknownName[], value?: string): RowsToMake {
	if (kind === 'position') return { kind: 'positions', values: names.map(({ name }) => ({ name })) };
	if (kind === 'vehicle') {
		return { kind: 'vehicles', values: names.map(({ name, band }) => ({ name, band, type: value })) };
	}
	// A running order's rows without times make their bands alone.
	return { kind: 'running_order', values: names.map(({ name }) => ({ band: name, stage: value })) };
}

function useMake(kind: UnknownKind, onChange: () => Promise<unknown>) {
	const { mutateAsync: makeRows, isPending: isMaking } = useMakeRows();
	const { mutateAsync: saveStage, isPending: isSaving } = useSaveStage();
	const undo = useUndo(onChange);
	const make = async (names: readonly UnknownName[], value: string | undefined) => {
		try {
			const revision =
				kind === 'stage'
					? (await saveStage({ body: { name: names[0]?.name ?? '' } })).made
					: await makeRows(rowsToMake(kind, names, value));
			notify.success(texts.made(kind, names), revision === null ? undefined : () => undo(revision));
		} catch (error) {
			notify.error(failureText(texts.makeFailed, error));
		}
		await onChange();
	};
	return { make, isPending: isMaking || isSaving };
}
