import { type Alert, type AlertSettingsUpdate, alertCalls } from '@crossload/contract';
import { festivalTimeOf, type Instant } from '@crossload/domain';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { request } from './client.ts';
import { enqueue, takeBack } from './sync/enqueue.ts';
import { settleNote, type UnexpectedEntry } from './sync/kinds/unexpected.ts';
import { invalidate } from './sync/refresh-lists.ts';

const ALERTS = ['alerts'] as const;

/** What needs somebody now, latest first; fetched again whenever an alert changes. */
export const alertListQuery = queryOptions({
	queryKey: [...ALERTS, 'open'],
	queryFn: ({ signal }) => request(alertCalls.list, { signal }),
});

/** Alerts that were open at an instant or raised after it, latest first. */
export function alertHistoryQuery(since: Instant) {
	return queryOptions({
		queryKey: [...ALERTS, 'since', since],
		queryFn: ({ signal }) => request(alertCalls.history, { query: { since: festivalTimeOf(since) }, signal }),
	});
}

/** Minutes of each kind, for everybody. */
export const alertSettingsQuery = queryOptions({
	queryKey: [...ALERTS, 'settings'],
	queryFn: ({ signal }) => request(alertCalls.settings, { signal }),
});

const REFRESHES_ALERTS = { onSettled: () => invalidate(ALERTS) };

/** What somebody does about an alert. */
export type AlertAction = 'take' | 'release' | 'settle';

/** Takes an alert, gives it back, or ends one about an unexpected vehicle. Throws `ApiError` 409 naming who was faster. */
export function useAlertAction() {
	return useMutation({
		mutationFn: ({ id, action }: { readonly id: number; readonly action: AlertAction }): Promise<Alert> =>
			request(alertCalls[action], { id }),
		...REFRESHES_ALERTS,
	});
}

/** An unknown vehicle at a gate, as it is noted; its key names the note. */
export type UnexpectedNote = Pick<UnexpectedEntry, 'key' | 'plate' | 'text' | 'positionId'>;

/** Notes an unknown vehicle for the office (GATE-05); it is sent later when the server cannot be reached. */
export function useNoteUnexpected() {
	const mutationFn = (note: UnexpectedNote) => enqueue({ kind: 'unexpected', id: 0, ...note });
	return useMutation({ mutationFn, retry: false, ...REFRESHES_ALERTS });
}

/** Takes a note back: it goes from the device, or where the office knows already, its alert is settled. */
export function useUndoNote() {
	const mutationFn = (note: UnexpectedNote) => takeBack(note.key, () => settleNote(note));
	return useMutation({ mutationFn, ...REFRESHES_ALERTS });
}

/** Changes the minutes of kinds, or turns kinds off, for everybody. */
export function useChangeAlertSettings() {
	return useMutation({
		mutationFn: (body: AlertSettingsUpdate) => request(alertCalls.changeSettings, { body }),
		...REFRESHES_ALERTS,
	});
}
