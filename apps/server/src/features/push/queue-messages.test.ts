import { type AlertKind, later, MINUTE } from '@crossload/domain';
import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { runUnitOfWork, type Work } from '../../db/work.ts';
import { SATURDAY_EVENING } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { insertAlert } from '../alert/alert.store.ts';
import { queueAlert } from '../alert/alert-queue.store.ts';
import { createPosition } from '../position/position.service.ts';
import { createStage, removeStage } from '../stage/stage.service.ts';
import { createTeamFunction } from '../team-function/team-function.service.ts';
import { createUser } from '../user/user.service.ts';
import { changeWatch } from '../watch/watch.service.ts';
import { keepDevice } from './push-device.store.ts';
import { listDueMessages } from './push-message.store.ts';
import { queueMessages } from './queue-messages.ts';

const NOW = SATURDAY_EVENING;

/** An alert about a kind, and the stage that it names. */
function alertOf(kind: AlertKind, stageId: number | null = null) {
	const about = { stageId, positionId: null, bandId: null, vehicleId: null };
	return { key: `${kind}:1`, kind, activities: [], text: 'Something.', ...about };
}

const writeTo =
	(database: Database) =>
	<T>(how: (work: Work) => Promise<T>) =>
		runUnitOfWork(database, { actor: null, at: NOW }, how);

/** A user with a device that has the user's name. */
async function userWithDevice(work: Work, name: string): Promise<number> {
	const { id } = await createUser(work, { name, role: 'lead', passwordHash: 'x' });
	const keys = { p256dh: 'B', auth: 'A' };
	await keepDevice(work.trx, id, { endpoint: `https://push.invalid/${name}`, keys, name });
	return id;
}

/** A database in which a user has a device and has chosen kinds, or none in particular; no server raises or ends anything. */
async function withDevice(kinds?: AlertKind[]) {
	const database = await testDatabase();
	const write = writeTo(database);
	await write(async (work) => {
		const id = await userWithDevice(work, 'lead');
		if (kinds) await changeWatch(work, id, { kinds });
	});
	const raise = (kind: AlertKind) =>
		write(async ({ trx }) => await queueAlert(trx, await insertAlert(trx, alertOf(kind), NOW), NOW));
	const queued = async (minutes = 0) => {
		await queueMessages(database, NOW);
		return (await listDueMessages(database.db, later(NOW, minutes * MINUTE), { after: 0, limit: 100 })).map(
			({ payload }) => JSON.parse(payload).kind,
		);
	};
	return { raise, queued };
}

/** The same database, and how many reads were made through it since. */
function countingReads(database: Database) {
	let reads = 0;
	const plugin: KyselyPlugin = {
		transformQuery({ node }) {
			if (node.kind === 'SelectQueryNode') reads += 1;
			return node;
		},
		transformResult: async ({ result }) => result,
	};
	return { counted: { ...database, db: database.db.withPlugin(plugin) }, reads: () => reads };
}

/** A festival in which so many users have chosen a stage that is there, one that is gone, a position and a function each. */
async function withChoosers(count: number) {
	const database = await testDatabase();
	const write = writeTo(database);
	await write(async (work) => {
		const [gone, kept] = [await createStage(work, { name: 'Tent' }), await createStage(work, { name: 'Plaza' })];
		const { id: positionId } = await createPosition(work, { name: 'Yard', slug: 'yard', tag: 'SA' });
		const { id: functionId } = await createTeamFunction(work, { name: 'Light', stageIds: [kept.id] });
		const mine = {
			stageIds: [gone.id, kept.id],
			positionIds: [positionId],
			functionIds: [functionId],
			types: ['show'],
		};
		for (let nth = 0; nth < count; nth += 1)
			await changeWatch(work, await userWithDevice(work, `lead-${nth}`), { mine });
		await removeStage(work, gone.id);
		await queueAlert(work.trx, await insertAlert(work.trx, alertOf('curfew', kept.id), NOW), NOW);
	});
	return database;
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

test('ALRT-05 MINE-01 what users watch is read for all at once: as many reads for twenty users as for one', async () => {
	const readsFor = async (users: number) => {
		const database = await withChoosers(users);
		const { counted, reads } = countingReads(database);
		await queueMessages(counted, NOW);
		const messages = await listDueMessages(database.db, NOW, { after: 0, limit: 100 });
		return { messages: messages.length, reads: reads() };
	};
	const [one, twenty] = [await readsFor(1), await readsFor(20)];
	expect([one.messages, twenty.messages]).toEqual([1, 20]);
	expect(twenty.reads).toBe(one.reads);
});

test('ALRT-03 ALRT-07 among many each device has what its user has chosen, who has chosen nothing has all', async () => {
	const database = await testDatabase();
	await writeTo(database)(async (work) => {
		const [gone, plaza, tent] = [
			await createStage(work, { name: 'Sternen' }),
			await createStage(work, { name: 'Plaza' }),
			await createStage(work, { name: 'Tent' }),
		];
		const choose = async (name: string, chosen: Parameters<typeof changeWatch>[2]) =>
			await changeWatch(work, await userWithDevice(work, name), chosen);
		const at = (...stages: { id: number }[]) => ({ mine: { stageIds: stages.map(({ id }) => id) } });
		await userWithDevice(work, 'nothing');
		await choose('plaza', at(plaza, gone));
		await choose('tent', at(tent));
		await choose('only-what-is-gone', at(gone));
		await choose('quiet', { quiet: { from: '00:00', to: '23:59' } });
		await choose('another-kind', { kinds: ['slack'] });
		await removeStage(work, gone.id);
		await queueAlert(work.trx, await insertAlert(work.trx, alertOf('curfew', plaza.id), NOW), NOW);
	});
	await queueMessages(database, NOW);
	const messages = await listDueMessages(database.db, NOW, { after: 0, limit: 100 });
	expect(messages.map(({ endpoint }) => endpoint.split('/').at(-1))).toEqual(['nothing', 'plaza', 'only-what-is-gone']);
});
