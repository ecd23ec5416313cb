import type { Activity } from '@crossload/contract';
import { doneAt, expectedAt, type FestivalTime, festivalTimeOf, HOUR, later, toInstant } from '@crossload/domain';
import { useMemo } from 'react';
import { useMinute } from '../../lib/now.ts';
import { ExportButton } from '../../ui/export/export-button.tsx';
import type { GateEntry } from './gate-export.ts';
import { GATE_TEXTS as texts } from './gate-texts.ts';
import type { GateLists } from './use-gate-lists.ts';

const EPOCH = festivalTimeOf(toInstant(0));

/** Exports what the gate expects with what it did in the last hour, or with all it ever did (OUT-01). */
export function GateExportButton({ lists, gateId }: { lists: GateLists; gateId: number | null }) {
	const since = festivalTimeOf(later(useMinute(), -HOUR));
	const shown = useMemo(() => entriesSince(since, lists, gateId), [since, lists, gateId]);
	const all = useMemo(() => entriesSince(EPOCH, lists, gateId), [lists, gateId]);
	return <ExportButton title={texts.title} shown={shown} all={all} load={loadExport} />;
}

const loadExport = async () => (await import('./gate-export.ts')).GATE_EXPORT;

function entriesSince(since: FestivalTime, { activities, vehicleById }: GateLists, gateId: number | null): GateEntry[] {
	const listed = [...expectedAt(activities, gateId), ...doneAt(activities, gateId, since)];
	return listed.flatMap((activity) => entriesOf(activity, vehicleById));
}

function entriesOf(activity: Activity, vehicleById: GateLists['vehicleById']): GateEntry[] {
	if (activity.vehicles.length === 0) return [{ activity, vehicle: null }];
	return activity.vehicles.map(({ id }) => ({ activity, vehicle: vehicleById.get(id) ?? null }));
}
