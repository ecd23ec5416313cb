import { expect, test } from 'vitest';
import { contextOf, contextOfPage, contextParams, type FormContext, returnPath } from './form-context.ts';

test('ACT-14 the address names the context', () => {
	expect(contextOf({ context: 'vehicle', contextId: '5' })).toEqual({ kind: 'vehicle', id: 5 });
	expect(contextOf({ context: 'vehicle' })).toBeNull();
	expect(contextOf({})).toBeNull();
});

test.each<[FormContext | null, unknown]>([
	[null, { to: '/activities', search: {} }],
	[
		{ kind: 'band', id: 5 },
		{ to: '/band/$id', params: { id: '5' } },
	],
	[
		{ kind: 'position', id: 5 },
		{ to: '/position/$id', params: { id: '5' } },
	],
	[
		{ kind: 'vehicle', id: 5 },
		{ to: '/vehicle/$id', params: { id: '5' } },
	],
	[
		{ kind: 'stage', id: 5 },
		{ to: '/activities', search: { stage: 5 } },
	],
])('ACT-14 after %j saving leads to %j', (context, path) => {
	expect(returnPath(context)).toEqual(path);
});

test.each<[string, number | undefined, FormContext | null]>([
	['/band/5', undefined, { kind: 'band', id: 5 }],
	['/position/5', undefined, { kind: 'position', id: 5 }],
	['/vehicle/5', undefined, { kind: 'vehicle', id: 5 }],
	['/activities', 5, { kind: 'stage', id: 5 }],
	['/activities', undefined, null],
	['/', undefined, null],
	['/band/edit/5', undefined, null],
	['/bands', undefined, null],
])('ACT-14 the page %s, with stage %j, gives the context %j', (pathname, stageId, context) => {
	expect(contextOfPage(pathname, stageId)).toEqual(context);
});

test('SHELL-09 the address of a form takes its context as it reads it', () => {
	expect(contextOf(contextParams({ kind: 'band', id: 5 }))).toEqual({ kind: 'band', id: 5 });
	expect(contextParams(null)).toEqual({});
});
