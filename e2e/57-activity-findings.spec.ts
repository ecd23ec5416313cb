import type { PlanFinding } from '@crossload/contract';
import { expect, test } from './support/test.ts';

test('CHK-21 an activity’s details say what is wrong with it, and lead to Checks; what is accepted is not said', async ({
	page,
	signIn,
	api,
}) => {
	const lead = await api('lead');
	const { body: findings } = await lead.call<PlanFinding[]>('GET', '/plan/findings');
	const [finding] = findings.filter(({ severity, activities }) => severity === 'impossible' && activities.length > 0);
	if (!finding) throw new Error('The demo has no finding');
	await signIn('lead');
	await page.goto(`/activities?activity=${finding.activities[0]}`);
	const details = page.getByRole('dialog');
	const said = details.getByRole('listitem').filter({ hasText: finding.text });
	await expect(said).toContainText('Impossible');
	expect((await lead.call('PUT', `/plan/findings/${encodeURIComponent(finding.key)}`, {})).status).toBe(200);
	await expect(said).toHaveCount(0);
	expect((await lead.call('DELETE', `/plan/findings/${encodeURIComponent(finding.key)}`)).status).toBe(204);
	await details.getByRole('link', { name: 'Open Checks' }).click();
	await expect(page.getByRole('heading', { name: 'Checks', level: 1 })).toBeVisible();
});
