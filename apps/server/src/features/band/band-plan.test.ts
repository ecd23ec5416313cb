import { activityCalls, bandCalls } from '@crossload/contract';
import { expect, test } from 'vitest';
import { makerOf } from '../../testing/festival.ts';
import { testApp } from '../../testing/test-app.ts';
import { from } from '../../testing/times.ts';

test('API-18 a band without a show has none', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const id = await make.band();
	await make.activity({ bandId: id });
	expect(await app.ask(bandCalls.get, { id })).toMatchObject({ show: null });
});

test('API-18 BAND-06 of several shows the earliest that has not ended counts, else the latest', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const bandId = await make.band();
	const show = (start: string, end: string) => make.activity({ activityTypeId: 'show', bandId, ...from(start, end) });
	const shown = async () => {
		const [listed] = await app.ask(bandCalls.list);
		const alone = await app.ask(bandCalls.get, { id: bandId });
		expect(alone.show).toEqual(listed.show);
		return listed.show;
	};
	const night = await show('22:00', '23:00');
	const noon = await show('12:00', '13:00');
	const evening = await show('18:00', '19:00');
	expect(await shown()).toEqual(from('12:00', '13:00'));
	await app.ask(activityCalls.start, { id: noon });
	expect(await shown()).toEqual(from('12:00', '13:00'));
	await app.ask(activityCalls.end, { id: noon });
	expect(await shown()).toEqual(from('18:00', '19:00'));
	await app.ask(activityCalls.end, { id: night });
	expect(await shown()).toEqual(from('18:00', '19:00'));
	await app.ask(activityCalls.end, { id: evening });
	expect(await shown()).toEqual(from('22:00', '23:00'));
	await app.ask(activityCalls.remove, { id: night });
	expect(await shown()).toEqual(from('18:00', '19:00'));
});

test('API-18 BAND-01 the next activity is the one to end first of those that have neither begun nor ended', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const bandId = await make.band();
	const nextId = async () => (await app.ask(bandCalls.get, { id: bandId })).next_activity?.id ?? null;
	expect(await nextId()).toBeNull();
	const long = await make.activity({ bandId, ...from('08:00', '20:00') });
	const later = await make.activity({ bandId, ...from('12:00', '18:00') });
	const sooner = await make.activity({ bandId, ...from('11:00', '18:00') });
	expect(await nextId()).toBe(sooner);
	await app.ask(activityCalls.start, { id: sooner });
	expect(await nextId()).toBe(later);
	await app.ask(activityCalls.end, { id: later });
	expect(await nextId()).toBe(long);
	await app.ask(activityCalls.end, { id: long });
	expect(await nextId()).toBeNull();
	await app.ask(activityCalls.update, { id: sooner, body: { start: null } });
	expect(await nextId()).toBe(sooner);
});

test('API-18 activities of another band are none of this one’s', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const nova = await make.band({ name: 'Nova' });
	const other = await make.band({ name: 'Other' });
	const show = await make.activity({ activityTypeId: 'show', bandId: other });
	expect(await app.ask(bandCalls.get, { id: nova })).toMatchObject({ show: null, next_activity: null, activities: [] });
	await app.ask(activityCalls.update, { id: show, body: { bandId: nova } });
	expect(await app.ask(bandCalls.get, { id: other })).toMatchObject({ show: null, activities: [] });
	expect(await app.ask(bandCalls.get, { id: nova })).toMatchObject({ next_activity: { id: show } });
});
