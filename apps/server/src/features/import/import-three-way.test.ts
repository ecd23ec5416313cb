import { changeCalls, type ImportRow, type Person, personCalls } from '@crossload/contract';
import { expect, test } from 'vitest';
import { makerOf } from '../../testing/festival.ts';
import { testApp } from '../../testing/test-app.ts';
import { importing } from './testing/importing.ts';

type Value = string | null;

/** How a row is found, and from where the value comes that it is compared with. */
type Way = 'by name' | 'by id' | 'by id and revision';

/** A telephone number in the file, here, and when it was last imported (undefined: never), and whether the file's is taken. */
interface Case {
	readonly name: string;
	readonly way: Way;
	readonly file: Value;
	readonly present: Value;
	readonly base: Value | undefined;
	readonly isTaken: boolean;
}

const VALUES = ['1', '2', '3', null] as const;

function allCases(): Case[] {
	const ways: readonly Way[] = ['by name', 'by id', 'by id and revision'];
	const cases = ways.flatMap((way) =>
		// What a row was at a revision is always known.
		[...VALUES, ...(way === 'by id and revision' ? [] : [undefined])].flatMap((base) =>
			VALUES.flatMap((file) =>
				VALUES.flatMap((present) => [true, false].map((isTaken) => ({ way, file, present, base, isTaken }))),
			),
		),
	);
	return cases.map((each, index) => ({ name: `Person ${index}`, ...each }));
}

/** IMP-13, word by word: what becomes of the row, and which number it has then. */
function expected({ file, present, base, isTaken }: Case): { state: string; tel: Value } {
	if (file === present) return { state: 'same', tel: present };
	if (isTaken) return { state: 'changed', tel: file };
	if (base !== undefined && file === base) return { state: 'same', tel: present };
	if (base === undefined || present === base) return { state: 'changed', tel: file };
	return { state: 'conflict', tel: present };
}

test('IMP-13 whatever the file, the festival and the last import say, taken or not, with an id or without', async () => {
	const app = await testApp();
	const { run, dryRun, revision } = importing(app);
	const make = makerOf(app);
	const cases = allCases();
	const isImported = ({ way, base }: Case) => way !== 'by id and revision' && base !== undefined;
	const known = cases.filter(isImported);
	const unknown = cases.filter((each) => !isImported(each));
	await run(
		'persons',
		known.map(({ name, base }) => ({ values: { name, tel: base ?? null } })),
	);
	for (const { name, base, present } of unknown) await make.person({ name, tel: base === undefined ? present : base });
	const exported = await revision();
	const people = async () => {
		const list: Person[] = await app.ask(personCalls.list);
		return new Map(list.map((person) => [person.name, person]));
	};
	const before = await people();
	for (const { name, present } of cases) {
		const { id = 0, tel = null } = before.get(name) ?? {};
		if (tel !== present) await app.ask(personCalls.update, { id, body: { tel: present } });
	}
	const rows = (isTaken: boolean): Omit<ImportRow, 'row'>[] =>
		cases.map(({ name, way, file, ...each }) => ({
			values: {
				name,
				tel: file,
				...(way !== 'by name' && { id: before.get(name)?.id }),
				...(way === 'by id and revision' && { revision: exported }),
			},
			...(isTaken && each.isTaken && { take: ['tel'] }),
		}));
	const proposed = await dryRun('persons', rows(true));
	const wrong = cases.flatMap((each, index) => {
		const { state, changes } = proposed.rows[index] ?? {};
		const isReported = (changes ?? []).length > 0;
		const should = expected(each).state;
		return state === should && isReported === (should !== 'same') ? [] : [{ ...each, state, changes, should }];
	});
	expect(wrong).toEqual([]);
	expect((await run('persons', rows(true))).status).toBe(201);
	const after = await people();
	expect(cases.filter((each) => after.get(each.name)?.tel !== expected(each).tel)).toEqual([]);
	// B is what the file said now, also where it was not taken: the same file again says nothing.
	const again = await dryRun('persons', rows(false));
	expect(cases.filter((_, index) => again.rows[index]?.state !== 'same')).toEqual([]);
	await app.ask(changeCalls.undo, { id: await revision() });
	const undone = await dryRun('persons', rows(true));
	expect(undone.rows.map(({ state }) => state)).toEqual(proposed.rows.map(({ state }) => state));
});

/** A person, exported, and the rows of that file with another number. */
async function exportedPerson() {
	const app = await testApp();
	const { run, dryRun, revision } = importing(app);
	const id = await makerOf(app).person({ name: 'Mona', tel: '1' });
	const exported = await revision();
	return {
		run: async (rows: Omit<ImportRow, 'row'>[]) => (await run('persons', rows)).body.rows[0]?.state,
		stateOf: async (rows: Omit<ImportRow, 'row'>[]) => (await dryRun('persons', rows)).rows[0]?.state,
		ofFile: (tel: string, take: string[] = []) => [{ values: { id, revision: exported, name: 'Mona', tel }, take }],
		byHand: (tel: string) => app.ask(personCalls.update, { id, body: { tel } }),
		remove: () => app.ask(personCalls.remove, { id }),
		telephone: async () => ((await app.ask(personCalls.list)) as Person[]).map(({ tel }) => tel),
	};
}

test('IMP-05 IMP-13 a file that is edited again is compared with what it said before, not with what it was made of', async () => {
	const { run, stateOf, ofFile, byHand, telephone } = await exportedPerson();
	expect(await run(ofFile('2'))).toBe('changed');
	expect(await stateOf(ofFile('2'))).toBe('same');
	expect(await run(ofFile('3'))).toBe('changed');
	expect(await run(ofFile('1'))).toBe('changed');
	expect(await telephone()).toEqual(['1']);
	await byHand('4');
	expect(await stateOf(ofFile('1'))).toBe('same');
	expect(await run(ofFile('5'))).toBe('conflict');
	expect(await stateOf(ofFile('5'))).toBe('same');
	expect(await telephone()).toEqual(['4']);
});

test('IMP-05 IMP-13 an older file does not bring back what a newer import has changed', async () => {
	const { run, stateOf, ofFile, telephone } = await exportedPerson();
	await run(ofFile('2'));
	expect(await run([{ values: { name: 'Mona', tel: '3' } }])).toBe('changed');
	expect(await stateOf(ofFile('1'))).toBe('same');
	expect(await stateOf(ofFile('4'))).toBe('conflict');
	expect(await telephone()).toEqual(['3']);
});

test('IMP-13 what was removed by hand is created again only with its id taken, also by a row that brings an id', async () => {
	const { run, stateOf, ofFile, remove, telephone } = await exportedPerson();
	await remove();
	expect(await stateOf(ofFile('1'))).toBe('conflict');
	expect(await run(ofFile('2', ['tel']))).toBe('conflict');
	expect(await telephone()).toEqual([]);
	expect(await run(ofFile('2', ['id']))).toBe('new');
	expect(await telephone()).toEqual(['2']);
});
