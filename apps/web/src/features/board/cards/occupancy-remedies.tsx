import type { Activity } from '@crossload/contract';
import { describeFinding, firstRemediesOf, overlaps, type Span } from '@crossload/domain';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { acceptanceListQuery } from '../../../api/plan/acceptances.ts';
import type { PlanModel } from '../../../api/plan/plan-model.ts';
import { useRight } from '../../../api/session.ts';
import { useConnection } from '../../../api/sync/connection.ts';
import { now } from '../../../lib/now.ts';
import { ACCEPT_TEXTS as accepting } from '../../checks/accept-texts.ts';
import { useApplyRemedy } from '../../checks/use-apply-remedy.ts';
import { BOARD_TEXTS as texts } from '../model/board-texts.ts';
import classes from './occupancy-card.module.css';

/** A finding that is to be accepted, in words. */
export interface ToAccept {
	readonly key: string;
	readonly text: string;
}

interface OccupancyRemediesProps {
	readonly model: PlanModel;
	readonly positionId: number;
	readonly step: Span;
	readonly activities: readonly Activity[];
	readonly onAccept: (finding: ToAccept) => void;
	readonly onDone: () => void;
}

/** Checks has all of them. */
const MAX_REMEDIES = 3;

/** What can be done where too many stand: remedies that are themselves checked, or accepting it, by those who may. */
export function OccupancyRemedies({ model, positionId, step, activities, onAccept, onDone }: OccupancyRemediesProps) {
	const { index } = model;
	const mayWrite = useRight('activity:write');
	const isOffline = useConnection() === 'offline';
	const { apply, isPending } = useApplyRemedy(activities);
	const { data: acceptances = [] } = useQuery(acceptanceListQuery);
	const finding = useMemo(
		() => index.findings().find((one) => isOfStep(one, positionId, step)),
		[index, positionId, step],
	);
	const remedies = useMemo(
		() => (finding && mayWrite ? firstRemediesOf(index, finding, { now: now(), max: MAX_REMEDIES }) : []),
		[index, finding, mayWrite],
	);
	if (!finding) return <p className={classes.remedies}>{texts.onlyExpected}</p>;
	if (acceptances.some(({ id }) => id === finding.key)) return <p className={classes.remedies}>{texts.isAccepted}</p>;
	if (!mayWrite) return null;
	const { text } = describeFinding(finding, index.plan);
	return (
		<div className={classes.remedies}>
			{remedies.map((remedy) => (
				<Button
					key={remedy.label}
					variant="default"
					disabled={isPending || isOffline}
					onClick={() => {
						onDone();
						void apply(remedy);
					}}
				>
					{remedy.label}
				</Button>
			))}
			<Button
				variant="subtle"
				disabled={isPending || isOffline}
				aria-label={accepting.acceptThis(text)}
				onClick={() => onAccept({ key: finding.key, text })}
			>
				{accepting.accept}
			</Button>
		</div>
	);
}

type Finding = ReturnType<PlanModel['index']['findings']>[number];

function isOfStep({ kind, positionId: at, from, to }: Finding, positionId: number, step: Span): boolean {
	if (kind !== 'position-full' || at !== positionId || from === null || to === null) return false;
	return overlaps({ from, to }, step);
}
