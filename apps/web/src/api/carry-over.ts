import { type CarryOverQuery, type CarryOverResult, carryOverCalls } from '@crossload/contract';
import type { CarryKind } from '@crossload/domain';
import { request } from './client.ts';
import { newKey } from './idempotency.ts';
import { useListMutation } from './save.ts';

/** What is copied from another installation, and from which file. */
export interface CarryChoice {
	readonly file: File;
	readonly kinds: readonly CarryKind[];
	/** Null: the server proposes one. */
	readonly firstDay: string | null;
}

/** Asks what copying would do (IN-AND-OUT.md, IMP-10); nothing is written. */
export function requestCarryDryRun(choice: CarryChoice, signal: AbortSignal): Promise<CarryOverResult> {
	const query = queryOf(choice, 'true');
	return request(carryOverCalls.run, { query, file: choice.file, signal, idempotencyKey: newKey() });
}

/** Copies what was chosen, all or nothing. The file is sent again: the server keeps none. */
export function useCarryOverRun() {
	return useListMutation((choice: CarryChoice) =>
		request(carryOverCalls.run, { query: queryOf(choice, 'false'), file: choice.file }),
	);
}

function queryOf({ kinds, firstDay }: CarryChoice, dryRun: CarryOverQuery['dryRun']): CarryOverQuery {
	return { dryRun, kinds: kinds.join(), ...(firstDay !== null && { firstDay }) };
}
