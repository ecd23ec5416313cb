import type { Remedy } from '@crossload/domain';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { mdiDotsVertical } from '@mdi/js';
import { useNow } from '../../lib/now.ts';
import { Icon } from '../../ui/icon.tsx';
import { LazyMenu } from '../../ui/lazy-menu.tsx';
import { withTooltip } from '../../ui/tooltip.ts';
import classes from './check-row.module.css';
import { CHECK_TEXTS as texts } from './check-texts.ts';
import { remedyText } from './remedy.ts';
import type { Checks } from './use-checks.ts';

interface RemedyButtonsProps {
	readonly remedies: readonly Remedy[];
	readonly checks: Pick<Checks, 'activities' | 'index'>;
	readonly isBusy: boolean;
	readonly onApply: (remedy: Remedy) => void;
}

/** The first remedy as a button that says its result, the others in a menu. */
export function RemedyButtons({ remedies, checks, isBusy, onApply }: RemedyButtonsProps) {
	const now = useNow();
	const { activities, index } = checks;
	const positionName = (id: number) => index.plan.row('position', id)?.name ?? '';
	const [first, ...others] = remedies;
	if (!first) return null;
	const labelOf = (remedy: Remedy) => remedyText(remedy, { activities, positionName, now });
	return (
		<>
			<Button
				variant="default"
				className={classes.remedy ?? ''}
				disabled={isBusy}
				onClick={() => onApply(first)}
				{...withTooltip(first.label)}
			>
				{labelOf(first)}
			</Button>
			{others.length > 0 && (
				<LazyMenu
					position="bottom-end"
					withInitialFocusPlaceholder={false}
					button={(button) => (
						<ActionIcon
							{...button}
							variant="default"
							size={36}
							className={classes.others ?? ''}
							aria-label={texts.otherWays}
						>
							<Icon path={mdiDotsVertical} />
						</ActionIcon>
					)}
				>
					{others.map((remedy) => (
						<Menu.Item key={remedy.label} disabled={isBusy} onClick={() => onApply(remedy)}>
							{labelOf(remedy)}
						</Menu.Item>
					))}
				</LazyMenu>
			)}
		</>
	);
}
