import { expect, test } from 'vitest';
import type { Answer } from './connection.ts';
import { faultsOf, faultsOfBroken } from './judge.ts';
import type { FuzzRequest } from './requests.ts';
import type { FuzzRoute } from './routes.ts';
import { changedSentinels } from './sentinels.ts';

const ROUTE: FuzzRoute = {
	name: 'PUT /api/band/{id}',
	method: 'PUT',
	path: '/api/band/{id}',
	tag: 'Bands',
	isPublic: false,
	body: null,
	statuses: new Set([200, 400, 401, 403, 404]),
};
const REQUEST: FuzzRequest = { method: 'PUT', isPlain: true, isAlone: false, bytes: Buffer.alloc(0) };
const JSON_TYPE = new Map([['content-type', 'application/json; charset=utf-8']]);

function answer(fields: Partial<Answer>): Answer {
	return { status: 200, headers: JSON_TYPE, body: '{}', took: 1, isAgain: false, ...fields };
}

function refusal(message: string, status = 400): Answer {
	return answer({ status, body: JSON.stringify({ statusCode: status, error: 'x', message }) });
}

function judged(given: Answer, role: 'nobody' | 'crew' | 'admin' = 'admin', route = ROUTE): string[] {
	return faultsOf({ route, asker: { role, token: role === 'nobody' ? null : 'x' }, request: REQUEST, answer: given });
}

test('REL-20 REL-21 a good answer and a plain refusal are no faults', () => {
	expect(judged(answer({}))).toEqual([]);
	expect(judged(refusal('name: Required'))).toEqual([]);
	expect(judged(refusal('Please log in.', 401), 'nobody')).toEqual([]);
	expect(faultsOfBroken(refusal('The request names no host.'))).toEqual([]);
	expect(faultsOfBroken(answer({ status: 0, body: '' }))).toEqual([]);
});

test.each([
	["the server's fault", refusal('Something went wrong', 500)],
	['no answer', answer({ status: 0 })],
	['longer than 5000 ms', answer({ took: 5000 })],
	['not documented to answer 206', answer({ status: 206 })],
	['a refusal that is no JSON with a message', refusal(' ')],
	['a refusal that is no JSON with a message', answer({ status: 400, body: '{"statusCode":401,"message":"x"}' })],
	['a refusal that is no JSON with a message', answer({ status: 404, body: '<h1>', headers: new Map() })],
	['a refusal that is no JSON with a message', answer({ status: 400, body: '' })],
	['a refusal that tells of the inside', refusal('TypeError\n    at Object.run (file:///srv/app.ts:1)')],
	['a refusal that tells of the inside', refusal('ENOENT: /home/me/crossload.sqlite')],
	['a refusal that tells of the inside', refusal('insert into "band" ("name")')],
	['a refusal that tells of the inside', refusal('UNIQUE constraint failed')],
])('REL-20 REL-21 %s is found', (fault, given) => {
	expect(judged(given)).toContain(fault);
});

test('REL-10 REL-11 REL-12 what nobody and crew must not get is found', () => {
	const number = answer({ body: '[{"tel":"+41 79 555 99 02"}]' });
	expect(judged(number, 'crew')).toContain('a telephone number for whoever may not have it');
	expect(judged(number, 'admin')).toEqual([]);
	expect(judged(answer({}), 'nobody')).toContain('let through without a login');
	expect(judged(answer({}), 'crew')).toContain('a write of crew let through');
	expect(judged(answer({}), 'crew', { ...ROUTE, method: 'GET' })).toEqual([]);
});

test('REL-12 a row that is not what it was is found', () => {
	const before = new Map([
		['/api/band/7', '{"id":7}'],
		['/api/stages 4', '{"id":4}'],
	]);
	expect(changedSentinels(before, new Map(before))).toEqual([]);
	expect(changedSentinels(before, new Map([...before, ['/api/stages 4', 'null']]))).toEqual([
		'/api/stages 4 was {"id":4} and is null',
	]);
});
