import { SETUP_STEPS } from '@crossload/contract';
import { mdiOrderBoolAscendingVariant } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import { setupQuery } from '../../api/setup.ts';
import { countSettledSteps, stepStates } from '../../features/setup/setup-steps.ts';
import { SETUP_TEXTS as texts } from '../../features/setup/setup-texts.ts';
import { useSetupCounts } from '../../features/setup/use-setup-counts.ts';
import { useScreen } from '../../lib/use-media.ts';
import { withTooltip } from '../../ui/tooltip.ts';
import type { MenuEntry } from './menu.ts';
import { MenuLink, type MenuLinkProps } from './menu-link.tsx';

const ENTRY: MenuEntry = { to: '/setup', label: texts.title, icon: mdiOrderBoolAscendingVariant };

type SetupLinkProps = Omit<MenuLinkProps, 'entry'>;

/** The menu entry of the first steps, with how many are done: while there are open ones and nobody has hidden it (IMP-09). */
export function SetupLink(props: SetupLinkProps) {
	const progress = useProgress();
	return progress && <MenuLink {...props} entry={ENTRY} progress={progress} />;
}

/** The same as an item of a list of entries. */
export function SetupItem(props: SetupLinkProps) {
	const progress = useProgress();
	const isRail = useScreen() === 'tablet';
	if (progress === null) return null;
	return (
		<li {...(isRail && withTooltip(ENTRY.label, { right: true }))}>
			<MenuLink {...props} entry={ENTRY} progress={progress} />
		</li>
	);
}

/** `2/6`, null where the menu has no such entry. */
function useProgress(): string | null {
	const counts = useSetupCounts(false);
	const { data: setup } = useQuery(setupQuery);
	if (!setup || setup.hidden || !counts) return null;
	const settled = countSettledSteps(stepStates(counts, setup));
	return settled === SETUP_STEPS.length ? null : `${settled}/${SETUP_STEPS.length}`;
}
