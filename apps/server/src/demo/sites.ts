import { nameKey, type PositionTag, SITTER_COLOR, STERNEN_COLOR } from '@crossload/domain';
import { freshStageColor } from '../features/import/stage-colors.ts';
import type { DemoPosition, DemoStage } from './demo-festival.ts';

/** What a position is good for, and how many vehicles it holds. */
export type SiteKind = 'dock' | 'gate' | 'nightliners' | 'yard' | 'cars' | 'store';

export interface Site extends DemoPosition {
	readonly kind: SiteKind;
	/** So many vehicles are planned there at once, where it can be done. */
	readonly places: number;
}

export interface Grounds {
	readonly stages: readonly DemoStage[];
	readonly sites: readonly Site[];
}

const MORE_STAGES =
	`Waldbühne|Zelt Nord|Zelt Süd|Seebühne|Hangar|Kleine Bühne|Silo|Scheune|Uferbühne|Gewächshaus|Turbine
Kuppel|Zirkus|Hafenbühne|Kesselhaus|Obstgarten|Lichtung|Garage|Kiosk Ost|Kiosk West|Wiese|Steinbruch|Kapelle|Terrasse
Bahndamm|Schleuse|Nachtzelt`.split(/[|\n]/);

const CHANGEOVER = 30;
const CURFEW = '02:00';

/** The Sitterbühne has neighbours, and the Sternenbühne sets up more: some of the running order does not keep to that. */
const FIRST_STAGES: readonly DemoStage[] = [
	{ name: 'Sitterbühne', color: SITTER_COLOR, changeover: CHANGEOVER, curfew: '00:45' },
	{ name: 'Sternenbühne', color: STERNEN_COLOR, changeover: 35, curfew: CURFEW },
	{ name: 'Plaza', color: '#c9b6f2', changeover: CHANGEOVER, curfew: CURFEW },
];

/** Vehicles that one of each kind is needed for, beyond the first. */
const VEHICLES_PER_AREA = 130;
/** The docks of the Sitterbühne take one more than is planned there. */
const SITTER_CAPACITY = 4;
const PLACES = { dock: 3, gate: 40, nightliners: 12, yard: 25, cars: 40, store: 5 } as const;

/** Stages and positions of a festival with so many of both. */
export function groundsOf(stageCount: number, vehicles: number): Grounds {
	const stages: DemoStage[] = FIRST_STAGES.slice(0, stageCount);
	for (const name of MORE_STAGES.slice(0, Math.max(0, stageCount - FIRST_STAGES.length))) {
		stages.push({
			name,
			color: freshStageColor(new Set(stages.map(({ color }) => color))),
			changeover: CHANGEOVER,
			curfew: CURFEW,
		});
	}
	const areas = Math.max(1, Math.round(vehicles / VEHICLES_PER_AREA));
	return { stages, sites: [...stages.flatMap(docksOf), ...yards(areas)] };
}

function docksOf({ name }: DemoStage, stageKey: number): Site[] {
	const short = name.replace(/(en)?bühne$/, '');
	if (name === 'Sternenbühne') {
		return ['Dock Sternen A', 'Dock Sternen B'].map((dock) => site(dock, 'dock', { stageKey }));
	}
	if (name === 'Plaza') return [site('Plaza ramp', 'dock', { stageKey })];
	const capacity = name === 'Sitterbühne' ? SITTER_CAPACITY : PLACES.dock;
	return ['A', 'B'].map((letter) => ({ ...site(`Dock ${short} ${letter}`, 'dock', { stageKey }), capacity }));
}

function yards(areas: number): Site[] {
	const sites = [
		site('Gate Nord', 'gate'),
		site('Gate Süd', 'gate'),
		site('Backline store', 'store'),
		site('Sternen FOH', 'store'),
	];
	for (let area = 1; area <= areas; area++) {
		const number = area === 1 ? '' : ` ${area}`;
		sites.push(
			site(`GEO Yard${number}`, 'yard', { tag: 'GEO' }),
			site(`GEO Nightliner row${number}`, 'nightliners', { tag: 'GEO' }),
			site(`GEO Car park${number}`, 'cars', { tag: 'GEO' }),
			site(`SA Truck yard${number}`, 'yard', { tag: 'SA' }),
			site(`SA Car park${number}`, 'cars', { tag: 'SA' }),
		);
	}
	return sites;
}

function site(
	name: string,
	kind: SiteKind,
	{ tag = 'Sonstige' as PositionTag, stageKey = null as number | null } = {},
): Site {
	const places = PLACES[kind];
	return { name, slug: slugOf(name), tag, kind, places, capacity: places, stageKey };
}

function slugOf(name: string): string {
	return nameKey(name).replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll(' ', '-');
}
