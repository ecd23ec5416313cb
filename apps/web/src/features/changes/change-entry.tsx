import type { ChangeEntry } from '@crossload/contract';
import { mdiArrowRight } from '@mdi/js';
import { useNow } from '../../lib/now.ts';
import { Icon } from '../../ui/icon.tsx';
import classes from './changes.module.css';
import { entryTitle, fieldName, type NameOf, valueText } from './describe-change.ts';

/** What happened to one thing: its fields, old and new. */
export function ChangedThing({ entry, nameOf, isBack = false }: ChangedThingProps) {
	const now = useNow();
	// Of what came or went the name says enough.
	const changes = entry.action === 'update' ? entry.changes : [];
	return (
		<li>
			<span>{entryTitle(entry)}</span>
			{changes.length > 0 && (
				<ul className={classes.fields}>
					{changes.map((change) => {
						const [from, to] = isBack ? [change.after, change.before] : [change.before, change.after];
						return (
							<li key={change.field}>
								{fieldName(change)} <s>{valueText(change.field, from, { now, nameOf })}</s>{' '}
								<Icon path={mdiArrowRight} size={14} title="to" />{' '}
								<strong>{valueText(change.field, to, { now, nameOf })}</strong>
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
