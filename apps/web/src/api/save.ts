import type { BodyOf, bandCalls, Call, ResponseOf, vehicleCalls } from '@crossload/contract';
import { useMutation } from '@tanstack/react-query';
import { requestRevised, type WrittenResponse } from './client.ts';
import { untilListsShowChange } from './sync/refresh-lists.ts';

/** A mutation of what the lists show: a save is over when the lists show it, a failure at once. */
export function useListMutation<Sent = void, Response = unknown>(mutationFn: (sent: Sent) => Promise<Response>) {
	return useMutation({ mutationFn, onSuccess: untilListsShowChange, onError: () => void untilListsShowChange() });
}

/** The calls by which an entity is created and changed. */
interface SaveCalls {
	readonly create: Call;
	readonly update: Call;
}

/** What is saved: with an id a change of what is there, without one something new. */
export type Save<Calls extends SaveCalls> =
	| { readonly id: number; readonly body: BodyOf<Calls['update']> }
	| { readonly id?: undefined; readonly body: BodyOf<Calls['create']> };

type Saved<Calls extends SaveCalls> = ResponseOf<Calls['create']> | ResponseOf<Calls['update']>;

/** Creates or changes an entity, and returns by which revision; send its `version` along to get a Conflict when someone else was faster. */
export function useSave<Calls extends SaveCalls>(calls: Calls) {
	return useListMutation(
		(save: Save<Calls>): Promise<WrittenResponse<Saved<Calls>>> =>
			save.id === undefined
				? requestRevised<Calls['create']>(calls.create, { body: save.body })
				: requestRevised<Calls['update']>(calls.update, { id: save.id, body: save.body }),
	);
}

/** Removes an entity by its id. */
export function useRemove<C extends Call>(call: C) {
	return useListMutation((id: number) => requestRevised(call, { id }));
}

/** What is removed; with `cascade` what belongs to it goes too, or lets it go (CHECKLIST ADM-08). */
export interface Removal {
	readonly id: number;
	readonly cascade?: boolean;
}

/** Removes an entity that others may belong to. */
export function useRemoveWith(call: typeof bandCalls.remove | typeof vehicleCalls.remove) {
	return useListMutation(({ id, cascade }: Removal) =>
		requestRevised(call, { id, query: cascade ? { cascade: 'true' } : {} }),
	);
}
