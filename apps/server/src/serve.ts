import { fileURLToPath } from 'node:url';
import type { LoginScreen } from '@crossload/contract';
import type { Instant } from '@crossload/domain';
import { type AppDependencies, buildApp } from './app.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { runUnitOfWork } from './db/work.ts';
import { generatePassword } from './features/session/generate-password.ts';
import { hashPassword, warmUpPasswords } from './features/session/passwords.ts';
import { createUser } from './features/user/user.service.ts';
import { listUsers } from './features/user/user.store.ts';

const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));

export interface ServeOptions {
	readonly config: Config;
	readonly database: Database;
	readonly clock: () => Instant;
	readonly loginScreen: LoginScreen;
}

/** A server that listens. */
export interface Running {
	/** `http://127.0.0.1:3000` */
	readonly address: string;
	/** Finishes what is under way, then closes the database. */
	close(): Promise<void>;
}

/** Starts the product on an open database. What the listening throws says which port or host will not do. */
export async function serve({ config, database, clock, loginScreen }: ServeOptions): Promise<Running> {
	const app = await buildApp(appDependencies({ config, database, clock, loginScreen }));
	const listening = await app.listen({ port: config.port, host: config.host });
	void warmUpPasswords();
	return {
		address: listening,
		close: async () => {
			await app.close();
			await database.close();
		},
	};
}

function appDependencies({ config, database, clock, loginScreen }: ServeOptions): AppDependencies {
	return {
		database,
		clock,
		loginScreen,
		webFolder: WEB_FOLDER,
		tokenHours: config.tokenHours,
		minPasswordLength: config.minPasswordLength,
		publicAddress: config.publicAddress,
		trustProxy: config.trustedProxies ?? false,
		metricsToken: config.metricsToken,
		push: { allowPrivate: config.pushAllowsPrivate, publicAddress: config.publicAddress },
		logger: { level: config.logLevel },
	};
}

const ADMIN = 'admin';

/**
 * Makes the user admin in a database that has no users. Returns the password if it was generated, so that it can be
 * printed once; null when users exist or the settings gave one.
 */
export async function ensureFirstAdmin(
	database: Database,
	{ adminPassword, minPasswordLength }: Config,
	at: Instant,
): Promise<string | null> {
	if ((await listUsers(database.db)).length > 0) return null;
	const password = adminPassword ?? generatePassword(minPasswordLength);
	const passwordHash = await hashPassword(password);
	const made = await runUnitOfWork(database, { actor: null, at }, async (work) => {
		if ((await listUsers(work.trx)).length > 0) return false;
		await createUser(work, { name: ADMIN, role: 'admin', passwordHash });
		return true;
	});
	return made && adminPassword === null ? password : null;
}
