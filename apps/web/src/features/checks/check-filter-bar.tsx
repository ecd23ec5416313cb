import type { Stage } from '@crossload/contract';
import { ALL_DAYS, type DayFilter, FINDING_KINDS, type FindingKind } from '@crossload/domain';
import { KIND_NAMES } from '../../entities/finding/kind-names.ts';
import type { SetPersisted } from '../../lib/persisted.ts';
import { clearable } from '../../ui/clearable.ts';
import { DayControl, FilterBar } from '../../ui/filter-bar.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { Segments } from '../../ui/segments.tsx';
import type { CheckFilters, CheckOrder } from './check-filters.ts';
import { CHECK_TEXTS as texts } from './check-texts.ts';

const ORDERS = [
	{ value: 'severity', label: texts.bySeverity },
	{ value: 'time', label: texts.byTime },
] as const;
const KINDS = FINDING_KINDS.map((value) => ({ value, label: KIND_NAMES[value] }));

interface CheckFilterBarProps {
	readonly filters: CheckFilters;
	readonly setFilters: SetPersisted<CheckFilters>;
	readonly days: readonly DayFilter[];
	readonly stages: readonly Stage[];
}

/** Day, stage and kind of the findings that are shown, and their order. */
export function CheckFilterBar({ filters, setFilters, days, stages }: CheckFilterBarProps) {
	const change = (part: Partial<CheckFilters>) => setFilters((present) => ({ ...present, ...part }));
	const active = [filters.day !== ALL_DAYS, filters.stage !== null, filters.kind !== null];
	return (
		<FilterBar
			activeCount={active.filter(Boolean).length}
			tools={
				<Segments<CheckOrder>
					label={texts.order}
					choices={ORDERS}
					value={filters.order}
					onChange={(order) => change({ order })}
				/>
			}
			filters={
				<>
					<DayControl days={days} value={filters.day} onChange={(day) => change({ day })} />
					<FilterSelect
						data={stages.map(({ id, name }) => ({ value: id, label: name }))}
						value={filters.stage}
						label={texts.stage}
						w={156}
						placeholder={texts.allStages}
						{...clearable(texts.clearStage)}
						onChange={(stage) => change({ stage })}
					/>
					<FilterSelect<FindingKind>
						data={KINDS}
						value={filters.kind}
						label={texts.kind}
						w={220}
						placeholder={texts.allKinds}
						{...clearable(texts.clearKind)}
						onChange={(kind) => change({ kind })}
					/>
				</>
			}
		/>
	);
}
