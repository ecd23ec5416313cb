import { exportCalls } from '@crossload/contract';
import { file, type Route } from '../../http/route.ts';
import type { RouteDependencies } from '../../http/route-dependencies.ts';
import { exportFestival } from './export.service.ts';

export function exportRoutes({ database, clock }: Pick<RouteDependencies, 'database' | 'clock'>): Route[] {
	return [file(exportCalls.festival, () => exportFestival(database, clock()))];
}
