import type { LiveChange, LiveEntity } from '@crossload/contract';
import { afterEach, expect, test } from 'vitest';
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
