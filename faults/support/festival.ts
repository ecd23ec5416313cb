import { cpSync } from 'node:fs';
import { instantOf, toFestivalTime } from '@crossload/domain';
import { type DatabaseLocation, openDatabase } from '../../apps/server/src/db/open-database.ts';
import { generateFestival } from '../../apps/server/src/demo/festival.ts';
import { loadFestival } from '../../apps/server/src/demo/load-festival.ts';
import { logIn } from '../../bench/visits.ts';
import type { Endpoint } from './api-request.ts';
import { temporaryFolder } from './cleaning.ts';

/** Saturday evening. */
const NOW = instantOf(toFestivalTime('2026-08-22T17:30:00+02:00'));

/** Writes the demo's small festival and its logins into an empty database. */
export async function loadSmallFestival(location: DatabaseLocation): Promise<void> {
	const database = await openDatabase(location);
	try {
		await loadFestival(database, generateFestival({ size: 'small', seed: 1, now: NOW }), NOW);
	} finally {
		await database.close();
	}
}

let template: Promise<string> | null = null;

async function makeTemplate(): Promise<string> {
	const dataFolder = temporaryFolder();
	await loadSmallFestival({ databaseUrl: null, dataFolder });
	return dataFolder;
}

/** A data folder of one's own with the demo's small festival. */
export async function festivalFolder(): Promise<string> {
	template ??= makeTemplate();
	const folder = temporaryFolder();
	cpSync(await template, folder, { recursive: true });
	return folder;
}

/** Logs in as the office does. */
export async function asAdmin(address: string): Promise<Endpoint> {
	return { address, token: await logIn(address, 'admin') };
}
