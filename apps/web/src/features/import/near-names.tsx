import type { ImportKindName, ImportResult } from '@crossload/contract';
import type { UnknownKind } from '@crossload/domain';
import { PlainSelect } from '../../ui/plain-select.tsx';
import { IMPORT_TEXTS as texts } from './import-texts.ts';
import classes from './near-names.module.css';
import type { PreviewHead, SomeNames } from './reader-messages.ts';
import { UnknownNames } from './unknown-names.tsx';
import type { Import } from './use-import.ts';

/** So many names are shown at once. */
const SHOWN = 8;
const NEW = 'new';

/** In the order in which they are made: one needs those before it. */
const UNKNOWN_KINDS = ['stage', 'band', 'position', 'vehicle'] as const satisfies readonly UnknownKind[];

type Near = ImportResult['near'][number];

/** What goes beyond the rows: names that may mean something that is here, what would be made, what the file lacks. */
export function NearNames({ state, result }: { state: Import; result: PreviewHead }) {
	const { makes, missing, unknown } = result;
	const near = knownNear(state, result);
	if (near.length + makes.count + missing.count + unknown.length === 0) return null;
	return (
		<div className={classes.beyond}>
			{near.slice(0, SHOWN).map((each) => (
				<NearName key={`${each.entity} ${each.name} ${each.candidates[0]?.id}`} near={each} state={state} />
			))}
			{UNKNOWN_KINDS.map((kind) => {
				const names = unknown.filter((one) => one.kind === kind);
				if (names.length === 0) return null;
				return <UnknownNames key={kind} kind={kind} names={names} onChange={state.dryRun.refetch} />;
			})}
			{makes.count > 0 && <Listed label={texts.makes} names={makes} />}
			{missing.count > 0 && (
				<details>
					<summary className={classes.summary}>{texts.missing(missing.count)}</summary>
					<Listed names={missing} />
				</details>
			)}
		</div>
	);
}

/** Those that are open, and those that were decided just now, which the server asks no more. */
function knownNear({ choices: { aliases } }: Import, { near }: PreviewHead): Near[] {
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
	// Vehicles of two bands may have one name: each has candidates of its own.
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

/** Whether a name that means nothing here makes something: elsewhere it leaves its rows faulty (IMP-11). */
function isMade(kind: ImportKindName, entity: Near['entity']): boolean {
	return kind === 'running_order' || kind === `${entity}s`;
}

/** Names in a line, as many as one reads. */
function Listed({ label, names: { first, count } }: { label?: string; names: SomeNames }) {
	return (
		<p className={classes.names}>
			{label && <b>{label}: </b>}
			{first.join(', ')}
			{count > first.length && ` ${texts.more(count - first.length)}`}
		</p>
	);
}
