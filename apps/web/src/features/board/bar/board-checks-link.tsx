import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useFindingCounts } from '../../../api/plan/use-finding-counts.ts';
import { SeverityBadge } from '../../../entities/finding/severity-badge.tsx';
import type { RenderLink } from '../../../ui/link-slot.ts';

const link: RenderLink = (slot) => <Link to="/checks" {...slot} />;

/** How much of the plan cannot work or only just does, and the way to it (CHK-21); nothing while nothing is. */
export function BoardChecksLink({ isShort = false, className = '' }: BoardChecksLinkProps) {
	const counts = useFindingCounts();
	if (counts === null || counts.impossible + counts.tight === 0) return null;
	return (
		<Button
			className={className}
			variant="default"
			renderRoot={link}
			px={isShort ? 8 : 7}
			{...(isShort && { h: 44 })}
			styles={{ label: { gap: '0.5rem' } }}
		>
			{counts.impossible > 0 && <SeverityBadge severity="impossible" count={counts.impossible} isShort={isShort} />}
			{counts.tight > 0 && <SeverityBadge severity="tight" count={counts.tight} isShort={isShort} />}
		</Button>
	);
}

interface BoardChecksLinkProps {
	/** On phones the shapes say how bad. */
	isShort?: boolean;
	className?: string | undefined;
}
