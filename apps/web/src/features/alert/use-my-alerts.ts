import type { Alert } from '@crossload/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { alertListQuery } from '../../api/alerts.ts';
import { watchQuery } from '../../api/watch.ts';
import { useMineIds } from '../../entities/mine/mine-context.ts';
import { concerning } from './concerning.ts';

/** The open alerts that concern the user, latest first; undefined until they are known. */
export function useMyAlerts(): readonly Alert[] | undefined {
	const { data: alerts } = useQuery(alertListQuery);
	const watch = useQuery(watchQuery).data;
	const mine = useMineIds();
	return useMemo(() => alerts && concerning(alerts, watch, mine), [alerts, watch, mine]);
}
