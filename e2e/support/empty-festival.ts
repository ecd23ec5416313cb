import { type FestivalServer, startServer } from './festival-server.ts';

const ADMIN = { name: 'admin', password: 'grandstand' };

/** A server on which nothing has been entered yet. */
export interface EmptyFestival extends FestivalServer {
	readonly admin: typeof ADMIN;
}

/** Starts the product on an empty data folder, or on the given one, with these settings besides. */
export async function startEmptyFestival(
	dataFolder?: string,
	settings: Record<string, string> = {},
): Promise<EmptyFestival> {
	const env = { CROSSLOAD_ADMIN_PASSWORD: ADMIN.password, CROSSLOAD_LOG: 'warn', ...settings };
	const server = await startServer({ entry: 'start', env, ...(dataFolder && { dataFolder }) });
	return { ...server, admin: ADMIN };
}
