import type { TemplatePreviewResult } from '@crossload/contract';
import { MAX_BATCH_ENTRIES } from '@crossload/contract';
import { SEVERITIES } from '@crossload/domain';
import { SeverityBadge } from '../../entities/finding/severity-badge.tsx';
import classes from './apply-panel.module.css';
import { APPLY_TEXTS as texts } from './template-texts.ts';

/** How many findings are shown at most; the rest are counted. */
const MAX_FINDINGS = 6;

/** How many activities applying would make, and the findings that these would cause. */
export function ApplySummary({ preview, isTooLarge }: { preview: TemplatePreviewResult; isTooLarge: boolean }) {
	const { create, skipped, findings } = preview;
	const worstFirst = SEVERITIES.flatMap((severity) => findings.filter((finding) => finding.severity === severity));
	const shown = worstFirst.slice(0, MAX_FINDINGS);
	return (
		<>
			<p role="status">
				{isTooLarge ? texts.tooMany(MAX_BATCH_ENTRIES) : texts.summary(create.length, skipped.length)}{' '}
				{findings.length === 0 && create.length > 0 && texts.clean}
			</p>
			{shown.length > 0 && (
				<ul className={classes.findings} aria-label={texts.findings}>
					{shown.map((finding) => (
						<li key={finding.key} className={classes.finding}>
							<SeverityBadge severity={finding.severity} />
							<span>{finding.text}</span>
						</li>
					))}
					{worstFirst.length > shown.length && <li>{texts.more(worstFirst.length - shown.length)}</li>}
				</ul>
			)}
		</>
	);
}
