import type { LaneKind } from '@crossload/domain';
import { ActionIcon, Button } from '@mantine/core';
import { mdiChartGantt } from '@mdi/js';
import { Link } from '@tanstack/react-router';
import { useIsPhone } from '../../lib/use-media.ts';
import { Icon } from '../../ui/icon.tsx';
import type { RenderLink } from '../../ui/link-slot.ts';
import { withTooltip } from '../../ui/tooltip.ts';
import { BOARD_LINK_TEXTS as texts } from './board-link-texts.ts';
import { type BoardOpening, boardSearch } from './board-search.ts';

interface BoardLinkProps {
	readonly lanes: LaneKind;
	readonly opening: BoardOpening;
	/** What it leads to, for screen readers. */
	readonly of: string;
	readonly className?: string | undefined;
}

/** Opens the board at a thing, from a row or a card. */
export function BoardLink({ lanes, opening, of, className = '' }: BoardLinkProps) {
	return (
		<Link
			to="/plan"
			search={boardSearch(lanes, opening)}
			className={className}
			aria-label={texts.openAt(of)}
			{...withTooltip(texts.open)}
		>
			<Icon path={mdiChartGantt} size={18} />
		</Link>
	);
}

/** Opens the board at what the page shows; on phones an icon. */
export function BoardButton({ lanes, opening, of }: BoardLinkProps) {
	const isPhone = useIsPhone();
	const link: RenderLink = (slot) => <Link to="/plan" search={boardSearch(lanes, opening)} {...slot} />;
	if (isPhone) {
		return (
			<ActionIcon variant="subtle" color="gray" size={44} aria-label={texts.openAt(of)} renderRoot={link}>
				<Icon path={mdiChartGantt} size={20} />
			</ActionIcon>
		);
	}
	return (
		<Button variant="default" renderRoot={link} leftSection={<Icon path={mdiChartGantt} />}>
			{texts.open}
		</Button>
	);
}
