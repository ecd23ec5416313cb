import type { Api } from './api.ts';

/** Names as they happen, longer than any screen was drawn for. */
export const LONG = {
	stage: 'Zeltbühne am Weiher Nord',
	band: 'The Northern Lights Philharmonic Orchestra',
	vehicle: 'Nightliner crew and backline 2',
	plate: 'WWWWWWWWWW MMMMMMMMMM WWWWWWWW',
	driver: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
	before: 'Zufahrt Gelände Nord hinter dem Backstage 4',
	now: 'Parkplatz Süd bei der alten Mühle',
	next: 'Ladezone Zeltbühne West am Weiher, Tor 12',
} as const;

/** A band with such names, whose vehicle has been somewhere, is loading and is late to crossload. Returns their ids. */
export async function addLongNames(admin: Api): Promise<{ vehicle: number; crossload: number }> {
	const post = async (path: string, body: object) => (await admin.call<{ id: number }>('POST', path, body)).body.id;
	const stage = await post('/stages', { name: LONG.stage, color: '#5bc0eb' });
	const band = await post('/band', { name: LONG.band, stage });
	const vehicle = await post('/vehicle', {
		name: LONG.vehicle,
		licence_plate: LONG.plate,
		driver: LONG.driver,
		driver_tel: `+${'9'.repeat(40)}`,
		band: { id: band },
		type: { id: 'sprinter' },
	});
	const plan = async (type: string, times: readonly [string, string], position?: string) =>
		await post('/activity', {
			activityTypeId: type,
			bandId: band,
			stageId: type === 'parking' ? null : stage,
			...(position && { vehicleIds: [vehicle] }),
			positionId: position ? await post('/position', { name: position, slug: type, tag: 'GEO' }) : null,
			planned_start: `2026-08-22T${times[0]}:00+02:00`,
			planned_end: `2026-08-22T${times[1]}:00+02:00`,
		});
	const operate = (id: number, what: 'start' | 'end', at: string) =>
		admin.call('PUT', `/activity/${id}/${what}`, { at: `2026-08-22T${at}:00+02:00` });
	const parking = await plan('parking', ['15:00', '16:00'], LONG.before);
	await operate(parking, 'start', '15:00');
	await operate(parking, 'end', '16:00');
	const loading = await plan('loadin', ['16:40', '17:40'], LONG.now);
	await operate(loading, 'start', '16:45');
	const crossload = await plan('crossload', ['17:10', '17:50'], LONG.next);
	await plan('show', ['18:00', '19:00']);
	return { vehicle, crossload };
}
