import type { ChangeEntry } from '@crossload/contract';
import { mdiArrowRight } from '@mdi/js';
import { useNow } from '../../lib/now.ts';
import { Icon } from '../../ui/icon.tsx';
import classes from './changes.module.css';
import { changeTexts, entryTitle, fieldName, type NameOf } from './describe-change.ts';

/** What happened to one thing: its fields, old and new. */
export function ChangedThing({ entry, nameOf, isBack = false }: ChangedThingProps) {
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
