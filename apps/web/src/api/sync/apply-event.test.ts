import type { LiveChange, LiveEntity } from '@crossload/contract';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { queryClient } from '../query-client.ts';
import { applyEvent } from './apply-event.ts';

const change = (entity: LiveEntity, value: { id: number }): LiveChange => ({
	entity,
	id: value.id,
	action: 'update',
	value,
});
const apply = (...changes: LiveChange[]) => applyEvent({ revision: 9, actor: null, changes }, 1);
const stage = (id: number, name: string) => ({ id, name, version: 1 });

// Files of tests share the cache, and one may end in the middle of something.
beforeEach(() => queryClient.clear());
afterEach(() => queryClient.clear());

test('an event’s rows come into every cached list of their entity, and into no other', () => {
	queryClient.setQueryData(['stages'], [stage(1, 'Plaza')]);
	const bands = [{ id: 2, name: 'Salt', version: 1 }];
	queryClient.setQueryData(['bands'], bands);
	apply(change('stage', stage(2, 'Tent')));
	expect(queryClient.getQueryData(['stages'])).toEqual([stage(1, 'Plaza'), stage(2, 'Tent')]);
	expect(queryClient.getQueryData(['bands'])).toBe(bands);
});

test('a list that is not cached stays away; one that is to be asked for again still is', async () => {
	queryClient.setQueryData(['stages'], [stage(1, 'Plaza')]);
	await queryClient.invalidateQueries({ queryKey: ['stages'] });
	apply(change('stage', stage(2, 'Tent')), change('band', { id: 7 }));
	expect(queryClient.getQueryData(['stages'])).toHaveLength(2);
	expect(queryClient.getQueryState(['stages'])?.isInvalidated).toBe(true);
	expect(queryClient.getQueryState(['bands'])).toBeUndefined();
});

test('an activity that is open alone, and its history, are asked for again', () => {
	queryClient.setQueryData(['activity', 3], { id: 3 });
	queryClient.setQueryData(['activity', 3, 'history'], []);
	queryClient.setQueryData(['activity', 4], { id: 4 });
	apply(change('activity', { id: 3 }));
	expect(queryClient.getQueryState(['activity', 3])?.isInvalidated).toBe(true);
	expect(queryClient.getQueryState(['activity', 3, 'history'])?.isInvalidated).toBe(true);
	expect(queryClient.getQueryState(['activity', 4])?.isInvalidated).toBe(false);
});

test('what is asked for the first time while an event comes is asked for once more', async () => {
	const resolvers: ((answer: string) => void)[] = [];
	const observer = new QueryObserver(queryClient, {
		queryKey: ['activity', 3, 'history'],
		queryFn: () => new Promise<string>((resolve) => resolvers.push(resolve)),
	});
	onTestFinished(observer.subscribe(() => undefined));
	expect(resolvers).toHaveLength(1);
	apply(change('activity', { id: 3 }));
	resolvers[0]?.('before the event');
	await vi.waitFor(() => expect(resolvers).toHaveLength(2));
	resolvers[1]?.('after it');
	await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('after it'));
});
