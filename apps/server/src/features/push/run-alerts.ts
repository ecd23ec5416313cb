import type { FastifyInstance } from 'fastify';
import { runUnitOfWork } from '../../db/work.ts';
import type { LiveFeed } from '../../live/live-feed.ts';
import { AlertWatch } from '../alert/alert-watch.ts';
import type { AlertSources } from '../alert/raise-alerts.ts';
import { Poller } from './poller.ts';
import { ensurePushKeys } from './push-key.store.ts';
import type { PushSettings } from './push-request.ts';
import { PushSender } from './push-sender.ts';

interface AlertDependencies extends AlertSources {
	readonly feed: LiveFeed;
	readonly push: PushSettings;
}

/** Has alerts raised, ended and sent to phones as long as the server runs. */
export async function runAlerts(app: FastifyInstance, dependencies: AlertDependencies): Promise<void> {
	const { database, clock, push } = dependencies;
	await runUnitOfWork(database, { actor: null, at: clock() }, ({ trx }) => ensurePushKeys(trx));
	const watch = new AlertWatch(dependencies);
	const onSendFailure = (error: unknown) => app.log.error(error, 'the alerts could not be sent to phones');
	const sender = new PushSender({ database, clock, settings: push, onFailure: onSendFailure });
	const pollers = [
		new Poller({
			poll: () => watch.poll(),
			onFailure: (error) => app.log.error(error, 'the alerts could not be looked at'),
		}),
		new Poller({ poll: () => sender.poll(), onFailure: onSendFailure }),
	];
	for (const poller of pollers) poller.start();
	app.addHook('onClose', async () => {
		await Promise.all(pollers.map((poller) => poller.stop()));
		await sender.settled();
	});
}
