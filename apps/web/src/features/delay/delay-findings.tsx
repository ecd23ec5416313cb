import { firstRemediesOf, type Remedy } from '@crossload/domain';
import { useDeferredValue, useMemo } from 'react';
import { SeverityBadge } from '../../entities/finding/severity-badge.tsx';
import { now } from '../../lib/now.ts';
import classes from './delay-findings.module.css';
import type { DelayFinding, DelayPreview } from './delay-preview.ts';
import { DELAY_TEXTS as texts } from './delay-texts.ts';
import type { Delay } from './use-delay.ts';

/** Findings that are shown; the others are only counted. */
const MAX_SHOWN = 5;
const MAX_REMEDIES = 2;

/** How many findings there are before and after, the new ones, and their remedies. */
export function DelayFindings({ delay }: { delay: Delay }) {
	const { before, after, findings } = delay.preview;
	const remedies = useRemedies(delay);
	return (
		<section aria-label={texts.findings(before, after)} className={classes.findings}>
			<strong role="status">{texts.findings(before, after)}</strong>
			{findings.length > 0 && (
				<ul className={classes.list}>
					{findings.slice(0, MAX_SHOWN).map((delayFinding) => (
						<NewFinding
							key={delayFinding.described.key}
							delayFinding={delayFinding}
							remedies={remedies}
							onFix={delay.addFix}
						/>
					))}
					{findings.length > MAX_SHOWN && <li>{texts.moreFindings(findings.length - MAX_SHOWN)}</li>}
				</ul>
			)}
		</section>
	);
}

type Remedies = ReadonlyMap<string, readonly Remedy[]>;

/** Remedies by the key of their finding, deferred as they take long to find. None moves the delayed activity itself. */
function useRemedies({ preview: latest, activity: { id } }: Delay): Remedies {
	const preview = useDeferredValue<DelayPreview | null>(latest, null);
	return useMemo(() => {
		if (preview === null) return new Map();
		const options = { now: now(), max: MAX_REMEDIES, exceptId: id };
		return new Map(
			preview.findings
				.slice(0, MAX_SHOWN)
				.map(({ finding }) => [finding.key, firstRemediesOf(preview.index, finding, options)]),
		);
	}, [preview, id]);
}

interface FindingProps {
	delayFinding: DelayFinding;
	remedies: Remedies;
	onFix: Delay['addFix'];
}

function NewFinding({ delayFinding: { described, existedBefore }, remedies, onFix }: FindingProps) {
	return (
		<li className={classes.finding}>
			<SeverityBadge severity={described.severity} />
			<span className={classes.text}>
				{described.text} {existedBefore && <span className="secondary">{texts.stillThere}</span>}
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
