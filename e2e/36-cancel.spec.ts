import type { Activity, Band } from '@crossload/contract';
import { lateActivity } from './support/late-activity.ts';
import { rows, snackbar } from './support/screen.ts';
import { expect, test } from './support/test.ts';

test('CXL-01 CXL-02 an activity is cancelled with its reason, struck through in the list, undone, cancelled and restored @everywhere', async ({
	page,
	server,
	signIn,
	api,
}) => {
	const admin = await api('admin');
	const { id, band } = await lateActivity(server.url, 'admin');
	const read = async () => (await admin.call<Activity>('GET', `/activity/${id}`)).body;
	await signIn('admin');
	await page.goto(`/activities?activity=${id}`);
	const details = page.getByRole('dialog').filter({ has: page.getByRole('link', { name: band.name }) });
	const cancel = async (reason: string) => {
		await details.getByRole('button', { name: 'Cancel…' }).click();
		await page.getByRole('textbox', { name: 'Reason' }).fill(reason);
		await page.getByRole('button', { name: 'Cancel activity' }).click();
	};
	await cancel('Generator is down');
	await expect(details).toContainText(/Cancelled \d\d:\d\d: Generator is down/);
	await expect(details.getByRole('button', { name: 'Start' })).toHaveCount(0);
	expect(await read()).toMatchObject({ cancel_reason: 'Generator is down' });
	await snackbar(page, 'Activity cancelled').getByRole('button', { name: 'Undo' }).click();
	await expect(snackbar(page, 'Taken back')).toBeVisible();
	expect((await read()).cancelled).toBeNull();
	await snackbar(page, 'Taken back').getByRole('button', { name: 'Redo' }).click();
	await expect(snackbar(page, 'Done again')).toBeVisible();
	expect(await read()).toMatchObject({ cancel_reason: 'Generator is down' });
	await details.getByRole('button', { name: 'Restore' }).click();
	await expect(snackbar(page, 'Activity restored')).toBeVisible();

	await cancel('');
	await details.getByRole('button', { name: 'Restore' }).click();
	await expect(details.getByRole('button', { name: 'Cancel…' })).toBeVisible();
});

test('CXL-02 cancelled activities are hidden with the done ones, else they say so', async ({
	page,
	server,
	signIn,
	api,
}) => {
	const { id, band } = await lateActivity(server.url, 'admin');
	expect((await (await api('admin')).call('PUT', `/activity/${id}/cancel`, {})).status).toBe(200);
	await signIn('crew');
	await page.goto('/activities');
	await expect(rows(page).first()).toBeVisible();
	await expect(rows(page, 'Cancelled')).toHaveCount(0);
	await page.getByRole('button', { name: /^Hide Done/ }).click();
	await expect(rows(page, 'Cancelled').filter({ hasText: band.name })).toHaveCount(1);
});

test('CXL-03 the act of a band is cancelled as one, its vehicles on site are named, Undo takes all of it back @everywhere', async ({
	page,
	signIn,
	api,
}) => {
	const admin = await api('admin');
	const { body: activities } = await admin.call<Activity[]>('GET', '/activities');
	const isOpen = ({ end, cancelled }: Activity) => end === null && cancelled === null;
	const show = activities.find(
		(activity) => activity.activityType.id === 'show' && activity.band && activity.start === null && isOpen(activity),
	);
	const bandId = show?.band?.id ?? 0;
	const ofBand = async () => {
		const { body } = await admin.call<Activity[]>('GET', '/activities');
		return body.filter(({ band }) => band?.id === bandId);
	};
	const open = (await ofBand()).filter(isOpen);
	const { body: bands } = await admin.call<Band[]>('GET', '/bands');
	const name = bands.find(({ id }) => id === bandId)?.name ?? '';
	await signIn('admin');
	await page.goto(`/band/${bandId}`);
	await page.getByRole('button', { name: 'Cancel the act' }).click();
	const dialog = page.getByRole('dialog', { name: `Cancel the act: ${name}` });
	await expect(dialog).toContainText(`${open.length} open activities are cancelled.`);
	await dialog.getByRole('textbox', { name: 'Reason' }).fill('Singer is ill');
	await dialog.getByRole('button', { name: 'Cancel the act' }).click();
	const done = snackbar(page, `${name}: the act is cancelled`);
	await expect(done).toBeVisible();
	const showTime = page.locator('dl > div').filter({ has: page.getByText('Show', { exact: true }) });
	await expect(showTime).toContainText('Cancelled');
	const after = (await ofBand()).filter(({ id }) => open.some((each) => each.id === id));
	expect(after.map(({ cancel_reason: reason }) => reason)).toEqual(open.map(() => 'Singer is ill'));
	await done.getByRole('button', { name: 'Undo' }).click();
	await expect(snackbar(page, 'Taken back')).toBeVisible();
	await expect(showTime).not.toContainText('Cancelled');
	expect((await ofBand()).filter(isOpen).map(({ id }) => id)).toEqual(open.map(({ id }) => id));
});
