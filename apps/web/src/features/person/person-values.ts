import { groupsOf, type Person, type PersonGroup } from '@crossload/contract';

/** What the dialog holds of a person. */
export interface PersonValues {
	readonly name: string;
	readonly tel: string;
	readonly groups: readonly PersonGroup[];
}

export function valuesOf(person: Person | null): PersonValues {
	return { name: person?.name ?? '', tel: person?.tel ?? '', groups: person ? groupsOf(person) : [] };
}

/** What is sent: the groups as one comma-joined string (CHECKLIST ADM-04). */
export function bodyOf({ name, tel, groups }: PersonValues) {
	return { name, tel: tel.trim(), group: groups.join(',') };
}
