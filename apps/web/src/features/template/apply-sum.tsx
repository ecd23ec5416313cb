import type { TemplatePreviewResult } from '@crossload/contract';
import { MAX_BATCH_ENTRIES } from '@crossload/contract';
import { SEVERITIES } from '@crossload/domain';
import { SeverityBadge } from '../../entities/finding/severity-badge.tsx';
import classes from './apply-panel.module.css';
import { APPLY_TEXTS as texts } from './template-texts.ts';

/** So many findings are shown; the rest are counted. */
const MAX_FINDINGS = 6;

/** What applying would make, and what of it cannot work. */
export function ApplySum({ preview, isTooLarge }: { preview: TemplatePreviewResult; isTooLarge: boolean }) {
	const { create, skipped, findings } = preview;
	const worst = SEVERITIES.flatMap((severity) => findings.filter((finding) => finding.severity === severity));
	const first = worst.slice(0, MAX_FINDINGS);
	return (
		<>
			<p role="status">
				{isTooLarge ? texts.tooMany(MAX_BATCH_ENTRIES) : texts.sum(create.length, skipped.length)}{' '}
				{findings.length === 0 && create.length > 0 && texts.clean}
			</p>
			{first.length > 0 && (
				<ul className={classes.findings} aria-label={texts.findings}>
					{first.map((finding) => (
						<li key={finding.key} className={classes.finding}>
							<SeverityBadge severity={finding.severity} />
							<span>{finding.text}</span>
						</li>
					))}
					{worst.length > first.length && <li>{texts.more(worst.length - first.length)}</li>}
				</ul>
			)}
		</>
	);
}
