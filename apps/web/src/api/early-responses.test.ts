import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasEarlyResponses, takeEarlyResponse } from './early-responses.ts';

const stages = { sentAt: 5, response: Promise.resolve(new Response('[]')) };

beforeEach(() => {
	vi.spyOn(performance, 'now').mockReturnValue(800);
	globalThis.earlyResponses = { token: 'own', responses: new Map([['/api/stages', stages]]) };
});

afterEach(() => {
	vi.restoreAllMocks();
	globalThis.earlyResponses = undefined;
});

test('an early response is taken once', () => {
	expect(takeEarlyResponse('/api/stages', 'own')).toBe(stages);
	expect(hasEarlyResponses()).toBe(false);
	expect(takeEarlyResponse('/api/stages', 'own')).toBeUndefined();
});

test('what was not asked for early leaves the others where they are', () => {
	expect(takeEarlyResponse('/api/bands', 'own')).toBeUndefined();
	expect(hasEarlyResponses()).toBe(true);
});

test.each(['else', null])('a call with the token %s does not get it', (token) => {
	expect(takeEarlyResponse('/api/stages', token)).toBeUndefined();
});

test('ten seconds after the page began an early response may be out of date', () => {
	vi.mocked(performance.now).mockReturnValue(10_001);
	expect(takeEarlyResponse('/api/stages', 'own')).toBeUndefined();
});

test('without early responses every call is made', () => {
	globalThis.earlyResponses = undefined;
	expect(hasEarlyResponses()).toBe(false);
	expect(takeEarlyResponse('/api/stages', 'own')).toBeUndefined();
});
