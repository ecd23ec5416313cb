import type { LiveChange } from '@crossload/contract';
import { expect, test } from 'vitest';
import { LIVE_LISTS, type LiveRow } from './live-lists.ts';
import { patchRows } from './patch-rows.ts';

const row = (id: number, name: string, version = 1) => ({ id, name, version, group: 'Team' });
const updated = (entity: LiveChange['entity'], value: LiveRow): LiveChange => ({
	entity,
	id: value.id,
	action: 'update',
	value,
});
const gone = (entity: LiveChange['entity'], id: number): LiveChange => ({ entity, id, action: 'delete', value: null });
const listOf = (key: string) => {
	const list = LIVE_LISTS.find((candidate) => candidate.key.join('/') === key);
	if (!list) throw new Error(`There is no list ${key}`);
	return list;
};
const stages = listOf('stages');
const rows = [row(1, 'Alpha', 3), row(2, 'Beta')];

test('a changed row takes the place of the old one, in the order of the list', () => {
	const patched = patchRows(rows, [updated('stage', row(1, 'Gamma', 4))], stages);
	expect(patched).toEqual([row(2, 'Beta'), row(1, 'Gamma', 4)]);
});

test('a new row comes in where it belongs, one that is gone goes', () => {
	const patched = patchRows(rows, [updated('stage', row(9, 'alpine')), gone('stage', 2)], stages);
	expect(patched.map(({ id }) => id)).toEqual([1, 9]);
});

test('an older version never takes the place of a newer one, the same version does', () => {
	expect(patchRows(rows, [updated('stage', row(1, 'Old', 2))], stages)).toBe(rows);
	expect(patchRows(rows, [updated('stage', row(1, 'Alpha, moved', 3))], stages)[0]).toMatchObject({
		name: 'Alpha, moved',
	});
});

test('changes of other entities, and the going of what is not there, leave the list as it is', () => {
	expect(patchRows(rows, [updated('band', row(1, 'Band')), gone('stage', 7)], stages)).toBe(rows);
});

test('a person who leaves the group leaves the list of that group', () => {
	const team = listOf('persons/Team');
	const left = { ...row(1, 'Alpha', 4), group: 'Driver' };
	expect(patchRows(rows, [updated('person', left)], team)).toEqual([rows[1]]);
	const production = patchRows([], [updated('person', { ...left, group: 'Production', tel: '1' } as LiveRow)], {
		...listOf('persons/Production'),
	});
	expect(production).toEqual([{ id: 1, name: 'Alpha', tel: '1' }]);
});

test('many rows that change, come and go at once leave the order of the list', () => {
	const many = Array.from({ length: 60 }, (_, id) => row(id, `Name ${String((id * 37) % 60).padStart(2, '0')}`)).sort(
		stages.compare,
	);
	const changes = [
		...[3, 17, 41].map((id) => gone('stage', id)),
		...[5, 20, 58, 99, 100].map((id) => updated('stage', row(id, `Name ${(id * 13) % 60}b`, 2))),
	];
	const ids = new Set(changes.map(({ id }) => id));
	const expected = [...many.filter(({ id }) => !ids.has(id)), ...changes.flatMap(({ value }) => value ?? [])];
	expect(patchRows(many, changes, stages)).toEqual((expected as LiveRow[]).sort(stages.compare));
});
