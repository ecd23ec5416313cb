import type { PlanFinding } from '@crossload/contract';
import type { Page } from '@playwright/test';
import { timeLine } from './support/board.ts';
import { snackbar } from './support/screen.ts';
import { expect, test } from './support/test.ts';

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const openRow = (page: Page) => rows(page).filter({ has: page.getByRole('button', { name: /^Move / }) });

test('CHK-21 the checks show what the server finds, worst first @everywhere', async ({ page, signIn, api }) => {
	const found = await (await api('crew')).call<PlanFinding[]>('GET', '/plan/findings');
	await signIn('crew');
	await page.goto('/checks');
	for (const severity of ['impossible', 'tight', 'missing']) {
		const count = found.body.filter((finding) => finding.severity === severity).length;
		await expect(page.getByRole('heading', { level: 2, name: new RegExp(`^${count} ${severity}`) })).toBeVisible();
	}
	await expect(rows(page).first()).toContainText(found.body[0]?.text ?? 'a finding');
	// Crew may look; ways out are for those who may plan.
	await expect(page.getByRole('button', { name: /^Move / })).toHaveCount(0);
});

test('CHK-21 filters by kind and day are kept', async ({ page, signIn }) => {
	await signIn('lead');
	await page.goto('/checks');
	await page.getByRole('combobox', { name: 'Kind' }).click();
	await page.getByRole('option', { name: 'Position overfull' }).click();
	await expect(page.getByRole('heading', { level: 3, name: 'Position overfull' }).first()).toBeVisible();
	await expect(page.getByRole('heading', { level: 2, name: /missing/ })).toHaveCount(0);
	await page.reload();
	await expect(page.getByRole('combobox', { name: 'Kind' })).toHaveValue('Position overfull');
	await expect(page.getByRole('heading', { level: 2, name: /missing/ })).toHaveCount(0);
});

test('CHK-21 they are put in order by time, each with how bad it is, and so they stay', async ({
	page,
	signIn,
	api,
}) => {
	const found = (await (await api('crew')).call<PlanFinding[]>('GET', '/plan/findings')).body;
	const first = found
		.filter(({ from }) => from !== null)
		.sort((a, b) => Date.parse(a.from ?? '') - Date.parse(b.from ?? ''))[0];
	const list = page.getByRole('region', { name: 'By time' });
	await signIn('crew');
	await page.goto('/checks');
	await page.getByRole('radiogroup', { name: 'Order' }).getByText('By time').click();
	await expect(list.getByRole('listitem').first()).toContainText(first?.text ?? 'a finding');
	await expect(list.getByRole('heading', { level: 3 }).first()).toHaveText(/^(Impossible|Tight|Missing)/);
	await page.reload();
	await expect(list.getByRole('listitem').first()).toContainText(first?.text ?? 'a finding');
	await page.getByRole('radiogroup', { name: 'Order' }).getByText('By severity').click();
	await expect(page.getByRole('heading', { level: 2, name: /impossible/ })).toBeVisible();
	await expect(list).toHaveCount(0);
});

test('CHK-21 a way out is taken at one tap, is undone and done again', async ({ page, signIn, api }) => {
	const admin = await api('admin');
	const keys = async () => (await admin.call<PlanFinding[]>('GET', '/plan/findings')).body.map(({ key }) => key);
	const before = await keys();
	await signIn('admin');
	await page.goto('/checks');
	await openRow(page)
		.first()
		.getByRole('button', { name: /^Move / })
		.click();
	const saved = snackbar(page, /: saved/);
	await expect(saved).toBeVisible();
	await expect.poll(async () => (await keys()).length).toBeLessThan(before.length);
	await saved.getByRole('button', { name: 'Undo' }).click();
	const undone = snackbar(page, /Taken back/);
	await expect(undone).toBeVisible();
	expect(await keys()).toEqual(before);
	await undone.getByRole('button', { name: 'Redo' }).click();
	await expect(snackbar(page, 'Done again')).toBeVisible();
	expect((await keys()).length).toBeLessThan(before.length);
});

test('CHK-21 a finding leads to the board at its time, and to its activities', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/checks');
	const board = rows(page)
		.first()
		.getByRole('link', { name: /^Open on the board/ });
	await expect(board).toHaveAttribute('href', /at=/);
	await board.click();
	await expect(timeLine(page)).toBeVisible();
	await page.goBack();
	await rows(page).first().getByRole('link').filter({ hasText: ', ' }).first().click();
	await expect(page.getByRole('dialog')).toBeVisible();
});

test('CHK-20 a finding is accepted with a note, which others see at once, and taken back', async ({
	page,
	signIn,
	api,
}) => {
	const lead = await api('lead');
	const acceptedIn = async (text: string | null) =>
		(await lead.call<PlanFinding[]>('GET', '/plan/findings')).body.find((each) => each.text === text)?.accepted;
	await signIn('lead');
	await page.goto('/checks');
	const row = openRow(page).first();
	const text = await row.getByRole('paragraph').first().textContent();
	await row.getByRole('button', { name: /^Accept/ }).click();
	const dialog = page.getByRole('dialog', { name: 'Accept as it is' });
	await dialog.getByRole('textbox', { name: 'Note' }).fill('The bands share their backline');
	await dialog.getByRole('button', { name: 'Accept' }).click();
	await expect(dialog).toBeHidden();
	await expect(page.getByRole('button', { name: `Accept: ${text}` })).toHaveCount(0);
	// By a slip: back, and once more.
	await page.locator('.mantine-Notification-root').getByRole('button', { name: 'Undo' }).click();
	await expect(page.getByRole('button', { name: `Accept: ${text}` })).toBeVisible();
	await snackbar(page, 'Taken back').getByRole('button', { name: 'Redo' }).click();
	await snackbar(page, 'Done again').getByRole('button', { name: 'Close message' }).click();
	await expect(page.getByRole('button', { name: `Accept: ${text}` })).toHaveCount(0);
	await page.getByText('1 accepted').click();
	const accepted = page.getByRole('group').filter({ hasText: '1 accepted' });
	await expect(accepted.getByRole('listitem')).toContainText(`${text}`);
	await expect(accepted.getByRole('listitem')).toContainText('The bands share their backline');
	await expect(accepted.getByRole('listitem')).toContainText('lead, ');
	expect(await acceptedIn(text)).toMatchObject({ note: 'The bands share their backline' });
	// Someone else accepts another one: this screen shows it without being touched.
	const other = (await lead.call<PlanFinding[]>('GET', '/plan/findings')).body.findLast((each) => !each.accepted);
	await (await api('admin')).call('PUT', `/plan/findings/${other?.key}`, { note: null });
	await expect(page.getByText('2 accepted')).toBeVisible();
	await page.getByRole('button', { name: `Take back: ${text}` }).click();
	await expect(page.getByRole('button', { name: `Accept: ${text}` })).toBeVisible();
	expect(await acceptedIn(text)).toBeNull();
});

test('CHK-21 the menu and the board count what is open', async ({ page, signIn, api }) => {
	const lead = await api('lead');
	const found = (await lead.call<PlanFinding[]>('GET', '/plan/findings')).body;
	const impossible = found.filter(({ severity }) => severity === 'impossible');
	expect(impossible.length).toBeGreaterThan(1);
	await signIn('lead');
	await page.goto('/plan');
	const inMenu = page.getByRole('navigation', { name: 'Main' });
	await expect(inMenu.getByRole('link', { name: `Checks ${impossible.length}` })).toBeVisible();
	const onBoard = page.getByRole('main').getByRole('link', { name: /\d impossible/ });
	await expect(onBoard).toContainText(`${impossible.length} impossible`);
	// What someone accepts counts no more.
	await (await api('admin')).call('PUT', `/plan/findings/${impossible[0]?.key}`, { note: null });
	await expect(inMenu.getByRole('link', { name: `Checks ${impossible.length - 1}` })).toBeVisible();
	await expect(onBoard).toContainText(`${impossible.length - 1} impossible`);
	await onBoard.click();
	await expect(page).toHaveURL('/checks');
});

test('CHK-21 the menu counts what is open, although others go on changing the plan', async ({ page, signIn, api }) => {
	const admin = await api('admin');
	const impossible = async () => {
		const { body } = await admin.call<PlanFinding[]>('GET', '/plan/findings');
		return body.filter(({ severity }) => severity === 'impossible');
	};
	const before = await impossible();
	const [solved, busy] = [before[0]?.activities[0], before.at(-1)?.activities[0]];
	await signIn('lead');
	await page.goto('/');
	const counting = (count: number) =>
		page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: `Checks ${count}`, exact: true });
	await expect(counting(before.length)).toBeVisible();
	let isOver = false;
	const changing = (async () => {
		for (let info = 0; !isOver; info++) await admin.call('PUT', `/activity/${busy}`, { info: `${info}` });
	})();
	try {
		expect((await admin.call('DELETE', `/activity/${solved}`)).status).toBe(204);
		const { length: left } = await impossible();
		expect(left).toBeLessThan(before.length);
		await expect(counting(left)).toBeVisible();
	} finally {
		isOver = true;
		await changing;
	}
});
