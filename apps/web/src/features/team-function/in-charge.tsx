import type { TeamFunction } from '@crossload/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useRight } from '../../api/session.ts';
import { teamFunctionListQuery } from '../../api/team-functions.ts';
import { notify } from '../../lib/notify.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { LaterDialog, later } from '../../ui/later-dialog.tsx';
import { LaterInRoom } from '../../ui/later-in-room.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import classes from './in-charge.module.css';
import { Members } from './members.tsx';
import { TEAM_FUNCTION_TEXTS as texts } from './team-function-texts.ts';

const AssignMembersDialog = later(async () => (await import('./assign-members-dialog.tsx')).AssignMembersDialog);

/** Who is in charge of what, a tap away from a call (DASH-03, DASH-04, DASH-06). */
export function InCharge() {
	const { data, isLoadingError, refetch } = useQuery(teamFunctionListQuery);
	useEffect(() => {
		if (isLoadingError) notify.error(texts.loadFailed);
	}, [isLoadingError]);
	return (
		<Panel title={texts.inCharge}>
			{isLoadingError && <ErrorPanel isBare message={texts.notThere} onRetry={() => void refetch()} />}
			{!isLoadingError && data === undefined && <SkeletonRows count={4} />}
			{data && (
				<LaterInRoom id="in-charge">
					<Functions functions={data} />
				</LaterInRoom>
			)}
		</Panel>
	);
}

function Functions({ functions }: { functions: readonly TeamFunction[] }) {
	const mayAssign = useRight('function:assign');
	const [assigned, setAssigned] = useState<TeamFunction>();
	const [isOpen, setIsOpen] = useState(false);
	const [first] = functions;
	if (first === undefined) return <EmptyState text={texts.noFunctions} />;
	const assign = (teamFunction: TeamFunction) => {
		setAssigned(teamFunction);
		setIsOpen(true);
	};
	return (
		<>
			<ul className={classes.functions}>
				{functions.map((teamFunction) => (
					<li key={teamFunction.id} className={classes.function}>
						{mayAssign ? (
							<button type="button" className={classes.assign} onClick={() => assign(teamFunction)}>
								{teamFunction.name}
							</button>
						) : (
							<span className={classes.name}>{teamFunction.name}</span>
						)}
						<span className={classes.members}>
							<Members members={teamFunction.activeMembers} />
						</span>
					</li>
				))}
			</ul>
			<LaterDialog opened={isOpen}>
				{(opened) => (
					<AssignMembersDialog opened={opened} teamFunction={assigned ?? first} onClose={() => setIsOpen(false)} />
				)}
			</LaterDialog>
		</>
	);
}
