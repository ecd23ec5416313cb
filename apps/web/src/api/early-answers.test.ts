import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasEarlyAnswers, takeEarlyAnswer } from './early-answers.ts';

const stages = { sentAt: 5, response: Promise.resolve(new Response('[]')) };

beforeEach(() => {
	vi.spyOn(performance, 'now').mockReturnValue(800);
	globalThis.earlyAnswers = { token: 'own', answers: new Map([['/api/stages', stages]]) };
});

afterEach(() => {
	vi.restoreAllMocks();
	globalThis.earlyAnswers = undefined;
});

test('an early answer is taken once', () => {
	expect(takeEarlyAnswer('/api/stages', 'own')).toBe(stages);
	expect(hasEarlyAnswers()).toBe(false);
	expect(takeEarlyAnswer('/api/stages', 'own')).toBeUndefined();
});

test('what was not asked for early leaves the others where they are', () => {
	expect(takeEarlyAnswer('/api/bands', 'own')).toBeUndefined();
	expect(hasEarlyAnswers()).toBe(true);
});

test.each(['else', null])('whoever holds the token %s does not get it', (token) => {
	expect(takeEarlyAnswer('/api/stages', token)).toBeUndefined();
});

test('ten seconds after the page began an early answer may be out of date', () => {
	vi.mocked(performance.now).mockReturnValue(10_001);
	expect(takeEarlyAnswer('/api/stages', 'own')).toBeUndefined();
});

test('without early answers every call is made', () => {
	globalThis.earlyAnswers = undefined;
	expect(hasEarlyAnswers()).toBe(false);
	expect(takeEarlyAnswer('/api/stages', 'own')).toBeUndefined();
});
