import type { PersonValues } from '../features/person/person.store.ts';
import type { DemoStage, DemoTeamFunction } from './demo-festival.ts';
import { personName, telephoneNumber } from './person-names.ts';
import type { Random } from './random.ts';

/** Who is in charge of what at a festival of the usual size; nobody has the night shift yet. */
const IN_CHARGE: readonly (readonly [functionName: string, ...members: string[]])[] = [
	['Gate', 'Lea Brandt', 'Timo Ahl'],
	['Sitterbühne', 'Tom Reuter'],
	['Sternenbühne', 'Kim Nowak', 'Eva Lenz'],
	['Plaza', 'Rafi Stein'],
	['Parking', 'Ole Haas', 'Mia Koch'],
	['Crossload', 'Ben Fuchs'],
	['Production', 'Jana Weiss'],
	['Night shift'],
];

/** Functions that come with a stage of the same name. */
const FIRST_STAGES = ['Sitterbühne', 'Sternenbühne', 'Plaza'];

/** Acts for which one person of another group is on the list. */
const ACTS_PER = { team: 6, driver: 10, misc: 8 } as const;

/** Share of the acts whose production has a person of its own. */
export const WITH_PRODUCTION = 0.85;

export interface People {
	readonly persons: readonly PersonValues[];
	readonly teamFunctions: readonly DemoTeamFunction[];
	readonly productionKeys: readonly number[];
}

/** Everybody whom the festival has on its list, for so many acts. */
export function peopleOf({ acts, stages }: { acts: number; stages: readonly DemoStage[] }, random: Random): People {
	const names = new Set(IN_CHARGE.flatMap(([, ...members]) => members));
	const freshName = () => {
		for (let tries = 0; ; tries++) {
			const name = tries < 20 ? personName(random) : `${personName(random)} ${names.size}`;
			if (names.has(name)) continue;
			names.add(name);
			return name;
		}
	};
	const persons: PersonValues[] = [...names].map((name) => person(name, teamGroups(name), random));
	const add = (count: number, group: string) => {
		const first = persons.length;
		for (let index = 0; index < count; index++) persons.push(person(freshName(), group, random));
		return persons.slice(first).map((_, index) => first + index);
	};
	const stageTeam = add(Math.max(0, stages.length - FIRST_STAGES.length), 'Team');
	add(Math.ceil(acts / ACTS_PER.team), 'Team');
	add(Math.ceil(acts / ACTS_PER.driver), 'Team,Driver');
	const productionKeys = add(Math.round(acts * WITH_PRODUCTION), 'Production');
	add(Math.ceil(acts / ACTS_PER.misc), 'Misc');
	return { persons, productionKeys, teamFunctions: functionsOf({ persons, stages, stageTeam }) };
}

function person(name: string, group: string, random: Random): PersonValues {
	return { name, group, tel: group === 'Misc' && random.chance(0.3) ? null : telephoneNumber(random) };
}

function teamGroups(name: string): string {
	return name === 'Jana Weiss' ? 'Team,Production' : 'Team';
}

function functionsOf({
	persons,
	stages,
	stageTeam,
}: {
	persons: readonly PersonValues[];
	stages: readonly DemoStage[];
	stageTeam: readonly number[];
}): DemoTeamFunction[] {
	const keyOf = (name: string) => persons.findIndex((person) => person.name === name);
	const stageNames = stages.map(({ name }) => name);
	const known = IN_CHARGE.filter(([name]) => !FIRST_STAGES.includes(name) || stageNames.includes(name));
	const more = stageNames.filter((name) => !FIRST_STAGES.includes(name));
	return [
		...known.map(([name, ...members]) => ({ name, memberKeys: members.map(keyOf) })),
		...more.map((name, index) => ({ name, memberKeys: stageTeam.slice(index, index + 1) })),
	];
}
