import { groupsOf, type Person, type PersonCreate, type PersonUpdate } from '@crossload/contract';
import { textOrNull } from '@crossload/domain';
import type { Work } from '../../db/work.ts';
import { expectFound, expectVersion } from '../../errors/domain-errors.ts';
import { inUseError } from '../../errors/in-use-error.ts';
import { isEmptyPatch } from '../../http/is-empty-patch.ts';
import { countPersonUses, findPerson, personRows } from './person.store.ts';

/** Adds a person; groups are kept once each, in the order of PERSON_GROUPS. */
export async function createPerson(work: Work, { name, tel = null, group = null }: PersonCreate): Promise<Person> {
	const id = await personRows.insert(work.trx, { name, tel: textOrNull(tel), group: joinGroups(group) });
	const person = await personOf(work, id);
	work.record({ entity: 'person', id, before: null, after: person });
	return person;
}

/** Changes a person; absent fields stay, null clears. Throws NotFound, Conflict. */
export async function changePerson(work: Work, id: number, body: PersonUpdate): Promise<Person> {
	const before = await personOf(work, id);
	expectVersion(body.version, before);
	if (isEmptyPatch(body)) return before;
	await personRows.update(work.trx, id, {
		name: body.name ?? before.name,
		tel: body.tel === undefined ? before.tel : textOrNull(body.tel),
		group: body.group === undefined ? before.group : joinGroups(body.group),
	});
	const after = await personOf(work, id);
	work.record({ entity: 'person', id, before, after });
	return after;
}

/** Removes a person. Throws NotFound, and Conflict for a band's production or a function's member (CHECKLIST ADM-07). */
export async function removePerson(work: Work, id: number): Promise<void> {
	const before = await personOf(work, id);
	const { bands, functions } = await countPersonUses(work.trx, id);
	if (bands + functions > 0) throw inUseError(before.name, { band: bands, function: functions });
	await personRows.remove(work.trx, id);
	work.record({ entity: 'person', id, before, after: null });
}

async function personOf(work: Work, id: number): Promise<Person> {
	return expectFound(await findPerson(work.trx, id), 'This person');
}

function joinGroups(group: string | null): string {
	return groupsOf({ group }).join(',');
}
