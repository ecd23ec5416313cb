import type { Vehicle } from '@crossload/contract';
import { CANCEL_TEXTS as texts } from '../activity/cancel-texts.ts';
import classes from './what-is-cancelled.module.css';

/** How much a cancelled act takes along, and which of its vehicles have still to leave the site. */
export function WhatIsCancelled({ count, onSite }: { count: number; onSite: readonly Vehicle[] }) {
	return (
		<div>
			<p className={classes.text}>
				{texts.whatGoes(count)} {texts.whatStays}
			</p>
			{onSite.length > 0 && (
				<p className={classes.text}>
					<strong>{texts.onSite}</strong>{' '}
					{onSite.map(({ name, current_position: at }) => (at ? `${name} (${at.name})` : name)).join(', ')}
				</p>
			)}
		</div>
	);
}
