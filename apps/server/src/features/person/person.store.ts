import { groupsOf, type Person, type PersonGroup } from '@crossload/contract';
import { compareByName } from '@crossload/domain';
import type { Db } from '../../db/database.ts';
import { countOf } from '../../db/rows.ts';
import { versionedRows } from '../../db/versioned-rows.store.ts';

/** A person's own fields. */
export type PersonValues = Pick<Person, 'name' | 'tel' | 'group'>;

/** Some or all persons, by name. */
export async function listPersons(db: Db, ids?: readonly number[]): Promise<Person[]> {
	const query = ids ? select(db).where('id', 'in', ids) : select(db);
	return (await query.execute()).sort(compareByName);
}

/** Persons of one group, by name. */
export async function listPersonsIn(db: Db, group: PersonGroup): Promise<Person[]> {
	return (await listPersons(db)).filter((person) => groupsOf(person).includes(group));
}

export async function findPerson(db: Db, id: number): Promise<Person | undefined> {
	return await select(db).where('id', '=', id).executeTakeFirst();
}

/** How persons are written. */
export const personRows = versionedRows('person', columnsOf);

/** Of how many bands the person is the production, and of how many functions a member. */
export async function countPersonUses(db: Db, id: number): Promise<{ bands: number; functions: number }> {
	return {
		bands: await countOf(db.selectFrom('band').where('production_id', '=', id)),
		functions: await countOf(db.selectFrom('team_function_member').where('person_id', '=', id)),
	};
}

/** A person as their table has them. */
function columnsOf({ name, tel, group }: PersonValues) {
	return { name, tel, groups: group };
}

function select(db: Db) {
	return db.selectFrom('person').select(['id', 'name', 'tel', 'groups as group', 'version']);
}
