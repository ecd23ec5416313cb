import type { Instant } from '@crossload/domain';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { type AppDependencies, buildApp } from '../app.ts';
import type { Database } from '../db/database.ts';

/** The server built once more on the same database, as after a restart or with other settings. */
export async function anotherApp(
	{ database, clock }: { readonly database: Database; readonly clock: { readonly now: Instant } },
	settings: Partial<AppDependencies> = {},
): Promise<FastifyInstance> {
	const app = await buildApp({
		database,
		clock: () => clock.now,
		loginScreen: { name: 'Test', demoLogins: [] },
		webFolder: null,
		tokenHours: 12,
		minPasswordLength: 4,
		trustProxy: false,
		publicAddress: null,
		push: { allowPrivate: false, publicAddress: null },
		metricsToken: null,
		logger: false,
		...settings,
	});
	onTestFinished(() => app.close());
	return app;
}
