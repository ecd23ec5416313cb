import { bandCalls, personCalls } from '@crossload/contract';
import { expect, test } from 'vitest';
import { makerOf } from '../testing/festival.ts';
import { testApp } from '../testing/test-app.ts';
import { redactorFor, redactResponse } from './redaction.ts';

const CANARY = '+41 79 123 98 76';
const KEY = { 'idempotency-key': 'stale' };

test('AUTH-09 REL-11 the present state in an error is redacted as the call’s response is', () => {
	const redactor = redactorFor(bandCalls.update.response);
	const current = { id: 1, production: { id: 2, name: 'Nele', tel: CANARY } };
	const error = { statusCode: 409, error: 'Conflict', message: 'Overtaken', current };
	const shown = redactResponse(redactor, { status: 409, value: error }, ['festival:read']);
	expect(shown).toEqual({ ...error, current: { id: 1, production: null } });
	expect(redactResponse(redactor, { status: 409, value: error }, ['festival:read', 'phone:read'])).toEqual(error);
	expect(redactResponse(redactor, { status: 200, value: current }, [])).toEqual(shown && { id: 1, production: null });
});

test('AUTH-09 API-13 what is sent again is redacted for who asks now, an error as a good response', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const production = await make.person({ tel: CANARY, group: 'Production' });
	const id = await make.band({ production: { id: production } });
	const stale = { id, as: 'lead' as const, body: { status: 'here', version: 99 }, headers: KEY };
	const first = await app.request(bandCalls.update, stale);
	expect([first.statusCode, first.body.includes(CANARY)]).toEqual([409, true]);
	const again = await app.request(bandCalls.update, stale);
	expect([again.statusCode, again.body]).toEqual([409, first.body]);
	expect(again.headers['idempotency-replayed']).toBe('true');
	await app.ask(personCalls.list, { as: 'lead' });
});
