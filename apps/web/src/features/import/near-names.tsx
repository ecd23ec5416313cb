import type { ImportResult } from '@crossload/contract';
import { PlainSelect } from '../../ui/plain-select.tsx';
import { IMPORT_TEXTS as texts } from './import-texts.ts';
import classes from './near-names.module.css';
import type { Import } from './use-import.ts';

/** So many names are shown at once. */
const SHOWN = 8;
const NEW = 'new';

type Near = ImportResult['near'][number];

/** What goes beyond the rows: names that may mean something that is here, what would be made, what the file lacks. */
export function NearNames({ state, result }: { state: Import; result: ImportResult }) {
	const { makes, missing } = result;
	const near = knownNear(state, result);
	if (near.length + makes.length + missing.length === 0) return null;
	return (
		<div className={classes.beyond}>
			{near.slice(0, SHOWN).map((each) => (
				<NearName key={`${each.entity} ${each.name}`} near={each} state={state} />
			))}
			{makes.length > 0 && <Listed label={texts.makes} names={makes.map(({ entity, name }) => `${entity} ${name}`)} />}
			{missing.length > 0 && (
				<details>
					<summary className={classes.summary}>{texts.missing(missing.length)}</summary>
					<Listed names={missing.map(({ name }) => name)} />
				</details>
			)}
		</div>
	);
}

/** Those that are open, and those that were decided just now, which the server asks no more. */
function knownNear({ choices: { aliases } }: Import, { near }: ImportResult): Near[] {
	const isOpen = (name: string) => near.some((each) => each.name === name);
	const decided = aliases.filter(({ name }) => !isOpen(name));
	return [
		...decided.map(({ entity, name, id, label }) => ({ entity, name, candidates: [{ id, name: label }] })),
		...near,
	];
}

function NearName({ near: { entity, name, candidates }, state: { choices, change } }: { near: Near; state: Import }) {
	const chosen = choices.aliases.find((alias) => alias.entity === entity && alias.name === name);
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
				{ value: NEW, label: texts.isNew },
				...candidates.map((candidate) => ({ value: `${candidate.id}`, label: candidate.name })),
			]}
			value={chosen ? `${chosen.id}` : NEW}
			allowDeselect={false}
			onChange={(value) => choose(candidates.find(({ id }) => `${id}` === value))}
		/>
	);
}

/** Names in a line, as many as one reads. */
function Listed({ label, names }: { label?: string; names: readonly string[] }) {
	const shown = names.slice(0, 20);
	return (
		<p className={classes.names}>
			{label && <b>{label}: </b>}
			{shown.join(', ')}
			{names.length > shown.length && ` ${texts.more(names.length - shown.length)}`}
		</p>
	);
}
