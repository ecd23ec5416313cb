import { firstRemediesOf, type Remedy } from '@crossload/domain';
import { useDeferredValue, useMemo } from 'react';
import { SeverityBadge } from '../../entities/finding/severity-badge.tsx';
import { now } from '../../lib/now.ts';
import classes from './delay-findings.module.css';
import type { Breakage, DelayPreview } from './delay-preview.ts';
import { DELAY_TEXTS as texts } from './delay-texts.ts';
import type { Delay } from './use-delay.ts';

/** More are counted, not shown one by one. */
const MOST = 5;
const MOST_REMEDIES = 2;

/** How many findings there are before and after, the new ones, and what solves them. */
export function DelayFindings({ delay }: { delay: Delay }) {
	const { before, after, findings } = delay.preview;
	const remedies = useRemedies(delay);
	return (
		<section aria-label={texts.findings(before, after)} className={classes.findings}>
			<strong role="status">{texts.findings(before, after)}</strong>
			{findings.length > 0 && (
				<ul className={classes.list}>
					{findings.slice(0, MOST).map((breakage) => (
						<NewFinding key={breakage.described.key} breakage={breakage} remedies={remedies} onFix={delay.addFix} />
					))}
					{findings.length > MOST && <li>{texts.moreFindings(findings.length - MOST)}</li>}
				</ul>
			)}
		</section>
	);
}

type Remedies = ReadonlyMap<string, readonly Remedy[]>;

/** By finding; a moment after the preview, which can be read meanwhile. What is delayed stays where it was put. */
function useRemedies({ preview: latest, activity: { id } }: Delay): Remedies {
	const preview = useDeferredValue<DelayPreview | null>(latest, null);
	return useMemo(() => {
		if (preview === null) return new Map();
		const first = { now: now(), most: MOST_REMEDIES, keeps: id };
		return new Map(
			preview.findings
				.slice(0, MOST)
				.map(({ finding }) => [finding.key, firstRemediesOf(preview.index, finding, first)]),
		);
	}, [preview, id]);
}

interface FindingProps {
	breakage: Breakage;
	remedies: Remedies;
	onFix: Delay['addFix'];
}

function NewFinding({ breakage: { described, isThereBefore }, remedies, onFix }: FindingProps) {
	return (
		<li className={classes.finding}>
			<SeverityBadge severity={described.severity} />
			<span className={classes.text}>
				{described.text} {isThereBefore && <span className={classes.before}>{texts.stillThere}</span>}
			</span>
			<div className={classes.remedies}>
				{remedies.get(described.key)?.map(({ label, moves }) => (
					<button key={label} type="button" className={classes.remedy} onClick={() => moves.forEach(onFix)}>
						{label}
					</button>
				))}
			</div>
		</li>
	);
}
