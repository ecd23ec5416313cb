import type { ChangeEntry, LoggedRevision } from '@crossload/contract';
import { Button } from '@mantine/core';
import { mdiArrowRight, mdiUndo } from '@mdi/js';
import { formatFull } from '../../lib/format.ts';
import { useNow } from '../../lib/now.ts';
import { Icon } from '../../ui/icon.tsx';
import { CHANGE_TEXTS as texts } from './change-texts.ts';
import classes from './changes.module.css';
import { changeTexts, entryTitle, fieldName, type NameOf } from './describe-change.ts';

/** So many things of a revision are shown; the others are counted. */
const MAX_SHOWN = 5;

interface ChangeRowProps {
	readonly revision: LoggedRevision;
	readonly nameOf: NameOf;
	/** Asks, then takes it back. */
	readonly onUndo: (revision: LoggedRevision) => void;
}

/** One revision: when, who, what. */
export function ChangeRow({ revision, nameOf, onUndo }: ChangeRowProps) {
	const { at, actor, entries, undoes, undoable = true } = revision;
	const [first] = entries;
	return (
		<li className={classes.row}>
			<div className={classes.when}>
				<span className={classes.time}>{formatFull(at)}</span>
				<span>{actor?.name ?? texts.nobody}</span>
			</div>
			<div className={classes.what}>
				{undoes !== null && <span className="secondary">{texts.undid}</span>}
				<ChangedThings revision={revision} nameOf={nameOf} />
			</div>
			{undoable && first && (
				<Button
					variant="default"
					leftSection={<Icon path={mdiUndo} />}
					aria-label={texts.undoOf(entryTitle(first, nameOf))}
					onClick={() => onUndo(revision)}
				>
					{texts.undo}
				</Button>
			)}
		</li>
	);
}

/** The things that a revision changed. */
export function ChangedThings({ revision: { entries, more }, nameOf, isBack = false }: ChangedThingsProps) {
	const rest = entries.length - MAX_SHOWN;
	return (
		<ul className="plain-list">
			{entries.slice(0, MAX_SHOWN).map((entry) => (
				<ChangedThing key={`${entry.entity} ${entry.id}`} entry={entry} nameOf={nameOf} isBack={isBack} />
			))}
			{rest > 0 && <li>{more ? texts.moreThanShown : texts.more(rest)}</li>}
		</ul>
	);
}

interface ChangedThingsProps extends Pick<ChangeRowProps, 'revision' | 'nameOf'> {
	readonly isBack?: boolean;
}

/** What happened to one thing: its fields, old and new. */
function ChangedThing({ entry, nameOf, isBack = false }: ChangedThingProps) {
	const now = useNow();
	// Of what came or went the name says enough.
	const changes = entry.action === 'update' ? entry.changes : [];
	return (
		<li>
			<span>{entryTitle(entry, nameOf)}</span>
			{changes.length > 0 && (
				<ul className={classes.fields}>
					{changes.map((change) => {
						const [before, after] = changeTexts(change, { now, nameOf });
						return (
							<li key={change.field}>
								{fieldName(change)} <s>{isBack ? after : before}</s> <Icon path={mdiArrowRight} size={14} title="to" />{' '}
								<strong>{isBack ? before : after}</strong>
							</li>
						);
					})}
				</ul>
			)}
		</li>
	);
}

interface ChangedThingProps {
	readonly entry: ChangeEntry;
	readonly nameOf: NameOf;
	/** As undo would change it. */
	readonly isBack?: boolean;
}
