import type { CarryOverResult } from '@crossload/contract';
import { CARRY_KINDS, type CarryKind, USUAL_CARRY_KINDS } from '@crossload/domain';
import { keepPreviousData, skipToken, useIsFetching, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CarryChoice, requestCarryDryRun } from '../../api/carry-over.ts';

/** The other installation's file; `id` distinguishes it from every other one of this visit. */
export interface CarrySource {
	readonly id: number;
	readonly file: File;
}

/** Counts of one kind. */
export type KindCounts = CarryOverResult['kinds'][number];

type Chosen = Pick<CarryChoice, 'kinds' | 'firstDay'>;

const USUAL: Chosen = { kinds: USUAL_CARRY_KINDS, firstDay: null };

/** What is asked while somebody looks at it is neither kept nor compared, and fetched again whenever something is chosen. */
const OPEN_ONLY = {
	gcTime: 0,
	retry: false,
	structuralSharing: false,
	refetchOnWindowFocus: false,
	refetchOnReconnect: false,
} as const;

/** What somebody has chosen of a file, and what the server says that this would do. */
export function useCarryOver({ id, file }: CarrySource) {
	const [chosen, setChosen] = useState(USUAL);
	const all = useQuery({
		...OPEN_ONLY,
		queryKey: ['carry-over', 'all', id],
		queryFn: ({ signal }) => requestCarryDryRun({ file, kinds: CARRY_KINDS, firstDay: null }, signal),
	});
	const asked = useOneAtATime(chosen, id);
	const { kinds, firstDay } = chosen;
	const isAsked = all.data !== undefined && asked.kinds.length > 0;
	const dryRun = useQuery({
		...OPEN_ONLY,
		queryKey: ['carry-over', 'chosen', id, asked.kinds, asked.firstDay],
		queryFn: isAsked ? ({ signal }) => requestCarryDryRun({ file, ...asked }, signal) : skipToken,
		placeholderData: keepPreviousData,
		staleTime: 0,
	});
	const toggle = (kind: CarryKind, isChosen: boolean) => {
		const chosenOf = ({ kinds: before }: Chosen) =>
			CARRY_KINDS.filter((each) => (each === kind ? isChosen : before.includes(each)));
		setChosen((before) => ({ ...before, kinds: chosenOf(before) }));
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
		isBusy: all.isFetching || dryRun.isFetching || asked !== chosen,
		/** What is sent to copy. */
		sent: { file, kinds, firstDay: kinds.includes('activities') ? chosenDay : null },
		newCount: result?.kinds.reduce((sum, each) => sum + each.new, 0) ?? 0,
	};
}

export type CarryOver = ReturnType<typeof useCarryOver>;

/** The file goes with every question: the next one waits until the last is answered, and then asks what is chosen by then. */
function useOneAtATime(chosen: Chosen, id: number): Chosen {
	const [asked, setAsked] = useState(chosen);
	const isAsking = useIsFetching({ queryKey: ['carry-over', 'chosen', id] }) > 0;
	if (asked !== chosen && !isAsking) setAsked(chosen);
	return asked;
}
