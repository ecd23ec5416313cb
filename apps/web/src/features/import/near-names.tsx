import type { ImportKindName, ImportResult } from '@crossload/contract';
import type { UnknownKind } from '@crossload/domain';
import { PlainSelect } from '../../ui/plain-select.tsx';
import { IMPORT_TEXTS as texts } from './import-texts.ts';
import classes from './near-names.module.css';
import type { PreviewHead, SomeNames } from './reader-messages.ts';
import { UnknownNames } from './unknown-names.tsx';
import type { Import } from './use-import.ts';

/** Names with a choice of their own, at most. */
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
