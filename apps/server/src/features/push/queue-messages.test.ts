import { type AlertKind, later, MINUTE } from '@crossload/domain';
import { expect, test } from 'vitest';
import { runUnitOfWork, type Work } from '../../db/work.ts';
import { SATURDAY_EVENING } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { insertAlert } from '../alert/alert.store.ts';
import { queueAlert } from '../alert/alert-queue.store.ts';
import { createUser } from '../user/user.service.ts';
import { changeWatch } from '../watch/watch.service.ts';
import { keepDevice } from './push-device.store.ts';
import { listDueMessages } from './push-message.store.ts';
import { queueMessages } from './queue-messages.ts';

const NOW = SATURDAY_EVENING;

/** A database in which a user has a device and has chosen kinds, or none in particular; no server raises or ends anything. */
async function withDevice(kinds?: AlertKind[]) {
	const database = await testDatabase();
	const write = <T>(how: (work: Work) => Promise<T>) => runUnitOfWork(database, { actor: null, at: NOW }, how);
	await write(async (work) => {
		const { id } = await createUser(work, { name: 'lead', role: 'lead', passwordHash: 'x' });
		await keepDevice(work.trx, id, {
			endpoint: 'https://push.invalid/1',
			keys: { p256dh: 'B', auth: 'A' },
			name: 'Phone',
		});
		if (kinds) await changeWatch(work, id, { kinds });
	});
	const raise = (kind: AlertKind) =>
		write(async ({ trx }) => {
			const about = { stageId: null, positionId: null, bandId: null, vehicleId: null };
			const alert = { key: `${kind}:1`, kind, activities: [], text: 'Something.', ...about };
			await queueAlert(trx, await insertAlert(trx, alert, NOW), NOW);
		});
	const queued = async (minutes = 0) => {
		await queueMessages(database, NOW);
		return (await listDueMessages(database.db, later(NOW, minutes * MINUTE), { after: 0, limit: 100 })).map(
			({ payload }) => JSON.parse(payload).kind,
		);
	};
	return { raise, queued };
}

test('ALRT-01 a free place rings for nobody who did not choose among the kinds', async () => {
	const { raise, queued } = await withDevice();
	await raise('free');
	await raise('curfew');
	expect(await queued()).toEqual(['curfew']);
});

test('ALRT-01 a free place rings for those who have chosen it', async () => {
	const { raise, queued } = await withDevice(['free']);
	await raise('free');
	await raise('curfew');
	expect(await queued()).toEqual(['free']);
});

test('ALRT-05 an alert is put in line once, whoever looks how often', async () => {
	const { raise, queued } = await withDevice();
	await raise('curfew');
	await Promise.all([queued(), queued()]);
	expect(await queued()).toEqual(['curfew']);
});
