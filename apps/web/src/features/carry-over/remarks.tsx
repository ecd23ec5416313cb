import type { CarryOverResult } from '@crossload/contract';
import classes from './carry-over.module.css';
import { CARRY_KIND_LABELS, CARRY_TEXTS as texts } from './carry-over-texts.ts';

/** How many remarks are listed at most; the rest are counted. */
const MAX_SHOWN = 30;

/** Rows that stay as they are here, cannot be copied or are copied without something. */
export function Remarks({ result: { remarks, moreRemarks } }: { result: CarryOverResult }) {
	const count = remarks.length + moreRemarks;
	if (count === 0) return null;
	return (
		<details className={classes.remarks}>
			<summary className={classes.summary}>{texts.remarks(count)}</summary>
			<ul className={classes.list}>
				{remarks.slice(0, MAX_SHOWN).map(({ kind, name, text }, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: names may be there twice, and the list never moves
					<li key={index}>
						<span className="dim">{CARRY_KIND_LABELS[kind]}</span> <b>{name}</b> {text}
					</li>
				))}
				{count > MAX_SHOWN && <li className="dim">{texts.more(count - MAX_SHOWN)}</li>}
			</ul>
		</details>
	);
}
