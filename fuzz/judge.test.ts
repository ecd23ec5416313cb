import { expect, test } from 'vitest';
import type { FuzzResponse } from './connection.ts';
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

function response(fields: Partial<FuzzResponse>): FuzzResponse {
	return { status: 200, headers: JSON_TYPE, body: '{}', took: 1, isAgain: false, ...fields };
}

function errorResponse(message: string, status = 400): FuzzResponse {
	return response({ status, body: JSON.stringify({ statusCode: status, error: 'x', message }) });
}

function judged(
	given: FuzzResponse,
	role: 'nobody' | 'crew' | 'admin' | 'display' | 'calendar' = 'admin',
	route = ROUTE,
): string[] {
	return faultsOf({
		route,
		client: { role, token: role === 'nobody' ? null : 'x' },
		request: REQUEST,
		response: given,
	});
}

test('REL-20 REL-21 a good response and a plain error are no faults', () => {
	expect(judged(response({}))).toEqual([]);
	expect(judged(errorResponse('name: Required'))).toEqual([]);
	expect(judged(errorResponse('Please log in.', 401), 'nobody')).toEqual([]);
	expect(faultsOfBroken(errorResponse('The request names no host.'))).toEqual([]);
	expect(faultsOfBroken(response({ status: 0, body: '' }))).toEqual([]);
});

test.each([
	["the server's fault", errorResponse('Something went wrong', 500)],
	['no response', response({ status: 0 })],
	['longer than 5000 ms', response({ took: 5000 })],
	['not documented to respond 206', response({ status: 206 })],
	['an error that is no JSON with a message', errorResponse(' ')],
	['an error that is no JSON with a message', response({ status: 400, body: '{"statusCode":401,"message":"x"}' })],
	['an error that is no JSON with a message', response({ status: 404, body: '<h1>', headers: new Map() })],
	['an error that is no JSON with a message', response({ status: 400, body: '' })],
	['an error that names internals', errorResponse('TypeError\n    at Object.run (file:///srv/app.ts:1)')],
	['an error that names internals', errorResponse('ENOENT: /home/me/crossload.sqlite')],
	['an error that names internals', errorResponse('insert into "band" ("name")')],
	['an error that names internals', errorResponse('UNIQUE constraint failed')],
])('REL-20 REL-21 %s is found', (fault, given) => {
	expect(judged(given)).toContain(fault);
});

test('REL-10 REL-11 REL-12 what nobody and crew must not get is found', () => {
	const number = response({ body: '[{"tel":"+41 79 555 99 02"}]' });
	expect(judged(number, 'crew')).toContain('a telephone number for a role without the right');
	expect(judged(number, 'admin')).toEqual([]);
	expect(judged(response({}), 'nobody')).toContain('let through without a login');
	expect(judged(response({}), 'crew')).toContain('a write of crew let through');
	expect(judged(response({}), 'crew', { ...ROUTE, method: 'GET' })).toEqual([]);
});

test('REL-10 WALL-02 what a share must not get is found', () => {
	const bands = { ...ROUTE, method: 'GET', path: '/api/bands' };
	const beyond = 'what no share may ask let through';
	expect(judged(response({}), 'display')).toContain(beyond);
	expect(judged(response({}), 'display', { ...bands, path: '/api/persons' })).toContain(beyond);
	expect(judged(response({}), 'display', bands)).toEqual([]);
	expect(judged(response({}), 'calendar', bands)).toContain(beyond);
	expect(judged(response({ body: '"+41 79 555 99 02"' }), 'display', bands)).toHaveLength(1);
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
