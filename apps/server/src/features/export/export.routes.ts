import { exportCalls } from '@crossload/contract';
import type { Instant } from '@crossload/domain';
import type { Database } from '../../db/database.ts';
import { file, type Route } from '../../http/route.ts';
import { exportFestival } from './export.service.ts';

export interface ExportDependencies {
	readonly database: Database;
	readonly clock: () => Instant;
}

export function exportRoutes({ database, clock }: ExportDependencies): Route[] {
	return [file(exportCalls.festival, () => exportFestival(database, clock()))];
}
