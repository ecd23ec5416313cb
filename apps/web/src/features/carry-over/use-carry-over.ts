import type { CarryOverResult } from '@crossload/contract';
import { CARRY_KINDS, type CarryKind, USUAL_CARRY_KINDS } from '@crossload/domain';
import { keepPreviousData, skipToken, useIsFetching, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CarryChoice, requestCarryDryRun } from '../../api/carry-over.ts';

/** The other installation's file; `id` distinguishes it from the files that were opened before. */
export interface CarrySource {
	readonly id: number;
	readonly file: File;
}

/** How many rows of one kind are new, the same, kept and skipped. */
export type KindCounts = CarryOverResult['kinds'][number];

type Chosen = Pick<CarryChoice, 'kinds' | 'firstDay'>;

const DEFAULT_CHOICE: Chosen = { kinds: USUAL_CARRY_KINDS, firstDay: null };

/** Query options: no caching beyond the screen, and no refetching by itself, as each request uploads the whole file. */
const UNCACHED = {
	gcTime: 0,
	retry: false,
	structuralSharing: false,
	refetchOnWindowFocus: false,
	refetchOnReconnect: false,
} as const;

/** What somebody has chosen of a file, and what the server says that this would do. */
export function useCarryOver({ id, file }: CarrySource) {
	const [chosen, setChosen] = useState(DEFAULT_CHOICE);
	const all = useQuery({
		...UNCACHED,
		queryKey: ['carry-over', 'all', id],
		queryFn: ({ signal }) => requestCarryDryRun({ file, kinds: CARRY_KINDS, firstDay: null }, signal),
	});
	const requested = useOneAtATime(chosen, id);
	const { kinds, firstDay } = chosen;
	const canRequest = all.data !== undefined && requested.kinds.length > 0;
	const dryRun = useQuery({
		...UNCACHED,
		queryKey: ['carry-over', 'chosen', id, requested.kinds, requested.firstDay],
		queryFn: canRequest ? ({ signal }) => requestCarryDryRun({ file, ...requested }, signal) : skipToken,
		placeholderData: keepPreviousData,
		staleTime: 0,
	});
	const toggle = (kind: CarryKind, isChosen: boolean) => {
		setChosen((before) => ({
			...before,
			kinds: CARRY_KINDS.filter((each) => (each === kind ? isChosen : before.kinds.includes(each))),
		}));
	};
	const result = kinds.length > 0 ? dryRun.data : undefined;
	const chosenDay = firstDay ?? (result ?? all.data)?.firstDay.here ?? null;
	return {
		kinds,
		toggle,
		chosenDay,
		setFirstDay: (day: string | null) => setChosen((before) => ({ ...before, firstDay: day })),
		all,
		dryRun,
		result,
		isBusy: all.isFetching || dryRun.isFetching || requested !== chosen,
		/** The body of the request that copies. */
		sent: { file, kinds, firstDay: kinds.includes('activities') ? chosenDay : null },
		newCount: result?.kinds.reduce((sum, each) => sum + each.new, 0) ?? 0,
	};
}

export type CarryOver = ReturnType<typeof useCarryOver>;

/** The choice to request: as each request uploads the file, a new choice waits until the running request has ended. */
function useOneAtATime(chosen: Chosen, id: number): Chosen {
	const [requested, setRequested] = useState(chosen);
	const isRequesting = useIsFetching({ queryKey: ['carry-over', 'chosen', id] }) > 0;
	if (requested !== chosen && !isRequesting) setRequested(chosen);
	return requested;
}
