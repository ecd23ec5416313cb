import type { TeamFunction } from '@crossload/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, useEffect } from 'react';
import { useRight } from '../../api/session.ts';
import { teamFunctionListQuery } from '../../api/team-functions.ts';
import { useIsPhone } from '../../lib/use-media.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { LazyDialog } from '../../ui/lazy-dialog.tsx';
import { notify } from '../../ui/notify.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { useDialog } from '../../ui/use-dialog.ts';
import classes from './in-charge.module.css';
import { Members, Radio } from './members.tsx';
import { TEAM_FUNCTION_TEXTS as texts } from './team-function-texts.ts';

const AssignMembersDialog = lazy(async () => ({
	default: (await import('./assign-members-dialog.tsx')).AssignMembersDialog,
}));

/** Who is in charge of what, of a stage or of all, a tap away from a call; on phones in one line to swipe (DASH-03, DASH-04, DASH-06). */
export function InCharge({ stageId }: { stageId?: number }) {
	const isPhone = useIsPhone();
	const { data, isLoadingError, refetch } = useQuery(teamFunctionListQuery);
	useEffect(() => {
		if (isLoadingError) notify.error(texts.loadFailed);
	}, [isLoadingError]);
	return (
		<Panel title={texts.inCharge} className={classes.panel}>
			{isLoadingError && <ErrorPanel isBare message={texts.notThere} onRetry={() => void refetch()} />}
			{!isLoadingError && data === undefined && <SkeletonRows count={isPhone ? 1 : 4} />}
			{data && <Functions functions={stageId === undefined ? data : inChargeOf(stageId, data)} />}
		</Panel>
	);
}

/** The functions that are in charge of a stage, those of this one alone first: whom its stage manager rings. */
function inChargeOf(stageId: number, functions: readonly TeamFunction[]): readonly TeamFunction[] {
	const own = functions.filter(({ stageIds }) => stageIds.includes(stageId));
	return [...own, ...functions.filter(({ stageIds }) => stageIds.length === 0)];
}

function Functions({ functions }: { functions: readonly TeamFunction[] }) {
	const mayAssign = useRight('function:assign');
	const dialog = useDialog<TeamFunction>();
	const [first] = functions;
	if (first === undefined) return <EmptyState text={texts.noFunctions} />;
	return (
		<>
			<ul className={classes.functions}>
				{functions.map((teamFunction) => (
					<li key={teamFunction.id} className={classes.function}>
						{mayAssign ? (
							<button type="button" className={classes.assign} onClick={() => dialog.open(teamFunction)}>
								{teamFunction.name}
							</button>
						) : (
							<span className={classes.name}>{teamFunction.name}</span>
						)}
						<span className={classes.members}>
							<Radio radio={teamFunction.radio} />
							<Members members={teamFunction.activeMembers} isTelShown />
						</span>
					</li>
				))}
			</ul>
			<LazyDialog opened={dialog.isOpen}>
				{(opened) => (
					<AssignMembersDialog opened={opened} teamFunction={dialog.subject ?? first} onClose={dialog.close} />
				)}
			</LazyDialog>
		</>
	);
}
