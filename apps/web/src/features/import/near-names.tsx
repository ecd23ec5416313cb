import type { ImportKindName, ImportResult } from '@crossload/contract';
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
import type { PreviewHead, SomeNames, UnknownName } from './reader-messages.ts';
import type { Import } from './use-import.ts';

/** Names with a choice or a button of their own, at most. */
const MAX_NAMES = 8;
const NEW = 'new';

/** In the order in which they are created: each may need those before it. */
const UNKNOWN_KINDS = ['stage', 'band', 'position', 'vehicle'] as const satisfies readonly UnknownKind[];

type Near = ImportResult['near'][number];

/** What the result has beside its rows: names that resemble existing ones, what would be created, what the file lacks. */
export function NearNames({ state, result }: { state: Import; result: PreviewHead }) {
	const { makes, missing, unknown } = result;
	const near = openAndDecided(state, result);
	if (near.length + makes.count + missing.count + unknown.length === 0) return null;
	return (
		<div className={classes.extras}>
			{near.slice(0, MAX_NAMES).map((each) => (
				<NearName key={`${each.entity} ${each.name} ${each.candidates[0]?.id}`} near={each} state={state} />
			))}
			{UNKNOWN_KINDS.map((kind) => {
				const names = unknown.filter((one) => one.kind === kind);
				if (names.length === 0) return null;
				return <UnknownNames key={kind} kind={kind} names={names} onChange={state.dryRun.refetch} />;
			})}
			{makes.count > 0 && <NameList label={texts.makes} names={makes} />}
			{missing.count > 0 && (
				<details>
					<summary className={classes.summary}>{texts.missing(missing.count)}</summary>
					<NameList names={missing} />
				</details>
			)}
		</div>
	);
}

/** Names that are still open, and those decided on this screen, which the server no longer returns. */
function openAndDecided({ choices: { aliases } }: Import, { near }: PreviewHead): Near[] {
	const isOpen = ({ entity, name, id }: (typeof aliases)[number]) =>
		near.some((each) => each.entity === entity && each.name === name && each.candidates.some((one) => one.id === id));
	const decided = aliases.filter((alias) => !isOpen(alias));
	return [
		...decided.map(({ entity, name, id, label }) => ({ entity, name, candidates: [{ id, name: label }] })),
		...near,
	];
}

function NearName({ near: { entity, name, candidates }, state }: { near: Near; state: Import }) {
	const { choices, change, read } = state;
	// Vehicles of two bands may have the same name: an alias belongs to the one that has it as a candidate.
	const isOwn = (alias: { id: number }) => candidates.some(({ id }) => id === alias.id);
	const chosen = choices.aliases.find((alias) => alias.entity === entity && alias.name === name && isOwn(alias));
	const others = choices.aliases.filter((alias) => alias !== chosen);
	const choose = (candidate: Near['candidates'][number] | undefined) => {
		const { id, name: label = '' } = candidate ?? {};
		change({ aliases: id === undefined ? others : [...others, { entity, name, id, label }] });
	};
	return (
		<PlainSelect
			className={classes.near}
			label={texts.near(name)}
			data={[
				{ value: NEW, label: read && isMade(read.kind, entity) ? texts.isNew : texts.isNone },
				...candidates.map((candidate) => ({ value: `${candidate.id}`, label: candidate.name })),
			]}
			value={chosen ? `${chosen.id}` : NEW}
			allowDeselect={false}
			onChange={(value) => choose(candidates.find(({ id }) => `${id}` === value))}
		/>
	);
}

/** Whether an import of this kind creates an entity with an unknown name; if not, its rows are faulty (IMP-11). */
function isMade(kind: ImportKindName, entity: Near['entity']): boolean {
	return kind === 'running_order' || kind === `${entity}s`;
}

interface UnknownNamesProps {
	readonly kind: UnknownKind;
	readonly names: readonly UnknownName[];
	/** Compares the rows again. */
	readonly onChange: () => Promise<unknown>;
}

/** What rows name and is not here: it can be made first, one by one or all (IN-AND-OUT.md, IMP-11). */
function UnknownNames({ kind, names, onChange }: UnknownNamesProps) {
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
				{names.slice(0, MAX_NAMES).map((one) => renderButton([one], texts.make(one)))}
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

/** The first names in a line, and how many more there are. */
function NameList({ label, names: { first, count } }: { label?: string; names: SomeNames }) {
	return (
		<p className={classes.names}>
			{label && <b>{label}: </b>}
			{first.join(', ')}
			{count > first.length && ` ${texts.more(count - first.length)}`}
		</p>
	);
}
