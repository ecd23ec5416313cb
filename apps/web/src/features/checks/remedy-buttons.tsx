import type { Activity } from '@crossload/contract';
import type { Instant, Remedy } from '@crossload/domain';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { mdiDotsVertical } from '@mdi/js';
import { formatNear } from '../../lib/format.ts';
import { useNow } from '../../lib/now.ts';
import { Icon } from '../../ui/icon.tsx';
import { LazyMenu } from '../../ui/lazy-menu.tsx';
import { withTooltip } from '../../ui/tooltip.ts';
import classes from './check-row.module.css';
import { CHECK_TEXTS as texts } from './check-texts.ts';
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

interface Names {
	readonly activities: readonly Activity[];
	readonly positionName: (id: number) => string;
	readonly now: Instant;
}

/** What a remedy's button says it does: 'Move Load-in to Dock B', 'Move Show to 18:10', 'End Show at 23:00'. */
function remedyText({ kind, moves: [move] }: Remedy, { activities, positionName, now }: Names): string {
	const activity = activities.find(({ id }) => id === move?.id);
	if (!move || !activity) return '';
	const what = activity.activityType.name;
	if (typeof move.positionId === 'number') return texts.moveTo(what, positionName(move.positionId));
	if (kind === 'shorter') return texts.endAt(what, move.planned_end ? formatNear(move.planned_end, now) : '');
	const time = move.planned_start ?? move.planned_end;
	return time ? texts.moveTo(what, formatNear(time, now)) : '';
}
