import classes from './delay-dialog.module.css';
import type { DelayPreview } from './delay-preview.ts';
import { DELAY_TEXTS as texts } from './delay-texts.ts';

/** More are counted, not told one by one. */
const MOST = 5;

/** How many findings there are before and after, and what the new ones say. */
export function DelayFindings({ preview: { before, after, findings } }: { preview: DelayPreview }) {
	return (
		<section aria-label={texts.findings(before, after)} aria-live="polite" className={classes.findings}>
			<strong>{texts.findings(before, after)}</strong>
			{findings.length > 0 && (
				<ul>
					{findings.slice(0, MOST).map(({ key, text }) => (
						<li key={key}>{text}</li>
					))}
					{findings.length > MOST && <li>{texts.moreFindings(findings.length - MOST)}</li>}
				</ul>
			)}
		</section>
	);
}
