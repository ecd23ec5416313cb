import type { Activity } from '@crossload/contract';
import { gripsOf, planActivity } from '@crossload/domain';
import { Button } from '@mantine/core';
import { mdiArrowAll } from '@mdi/js';
import { Link } from '@tanstack/react-router';
import { useIsPhone, useIsTouch } from '../../../lib/use-media.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { RenderLink } from '../../../ui/link-slot.ts';
import { BOARD_MOVE_TEXTS as texts } from './board-move-texts.ts';

/** Where a finger points, opens the board with the sheet that moves this activity (BRD-06); a mouse drags. */
export function MoveButton({ activity }: { activity: Activity }) {
	const isPhone = useIsPhone();
	const isTouch = useIsTouch();
	if (!(isPhone || isTouch) || !gripsOf(planActivity(activity)).includes('move')) return null;
	const link: RenderLink = (slot) => <Link to="/plan" search={{ block: activity.id, move: true }} {...slot} />;
	return (
		<Button variant="default" renderRoot={link} leftSection={<Icon path={mdiArrowAll} />}>
			{texts.move}
		</Button>
	);
}
