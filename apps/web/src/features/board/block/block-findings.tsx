import type { Span } from '@crossload/domain';
import { SEVERITY_NAMES } from '../../../entities/finding/severity-badge.tsx';
import type { BlockFinding } from '../model/use-block-findings.ts';
import classes from './block-bars.module.css';

type HatchedFinding = Pick<BlockFinding, 'key' | 'severity' | 'from' | 'to'>;

/** Hatches the minutes of a block in which something cannot work (BRD-03). */
export function findingHatches(findings: readonly HatchedFinding[], plan: Span) {
	const length = plan.to - plan.from;
	if (length === 0) return null;
	return findings.map(({ key, severity, from, to }) => {
		const first = Math.max(plan.from, from ?? plan.to);
		const share = (Math.min(plan.to, to ?? plan.from) - first) / length;
		if (severity !== 'impossible' || share <= 0) return null;
		const style = { '--hatch-from': (first - plan.from) / length, '--hatch-length': share };
		return <span key={key} className={classes.hatch} data-hatched style={style} />;
	});
}

/** A block's findings for screen readers. */
export function findingsText(findings: readonly BlockFinding[]): string {
	return findings.map(({ severity, text }) => `, ${SEVERITY_NAMES[severity]}: ${text()}`).join('');
}
