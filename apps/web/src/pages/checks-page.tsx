import { isMine, offeredDay } from '@crossload/domain';
import { useDeferredValue, useMemo } from 'react';
import { messageOf } from '../api/errors.ts';
import { useRight } from '../api/session.ts';
import { useShownIds } from '../entities/mine/mine-context.ts';
import { dayChoices } from '../features/activity/activity-filters.ts';
import { useBoardLists } from '../features/board/model/use-board.ts';
import { CheckFilterBar } from '../features/checks/check-filter-bar.tsx';
import { filterFindings, NO_FILTERS, parseCheckFilters } from '../features/checks/check-filters.ts';
import { CheckList } from '../features/checks/check-list.tsx';
import { CHECK_TEXTS as texts } from '../features/checks/check-texts.ts';
import { CheckedAt } from '../features/checks/checked-at.tsx';
import { type Check, type Checks, useChecks } from '../features/checks/use-checks.ts';
import { PlanSettingsButton } from '../features/stage/plan-settings-button.tsx';
import { usePersisted } from '../lib/persisted.ts';
import { ExportButton } from '../ui/export/export-button.tsx';
import { ListPlaceholder } from '../ui/list-placeholder.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

/** What in the plan cannot work, is tight or is missing, and what can be done about it (CHK-21). */
export function ChecksPage() {
	const { error, retry } = useBoardLists();
	// What someone types or taps comes first: looking for ways out may come a moment later.
	const checks = useDeferredValue(useChecks());
	if (checks !== null) return <FilteredChecks checks={checks} />;
	return (
		<PageFrame title={texts.title}>
			<ListPlaceholder failure={error && messageOf(error, texts.failed)} retry={retry} count={8} />
		</PageFrame>
	);
}

function FilteredChecks({ checks }: { checks: Checks }) {
	const [kept, setFilters] = usePersisted('checkFilters', parseCheckFilters, NO_FILTERS);
	const days = useMemo(() => dayChoices(checks.activities), [checks.activities]);
	const stage = checks.stages.find(({ id }) => id === kept.stage)?.id ?? null;
	const filters = { ...kept, stage, day: offeredDay(kept.day, days) };
	const mine = useShownIds();
	const mayChangeRules = useRight('stage:write');
	const concerning = checks.checks.filter((check) => isMine(mine, { ...check, activities: idsOf(check.involved) }));
	const shown = filterFindings(concerning, filters);
	const isOpen = ({ accepted }: Check) => accepted === null;
	const [open, all] = [shown.filter(isOpen).length, concerning.filter(isOpen).length];
	return (
		<PageFrame
			title={texts.title}
			count={open === all ? texts.open(all) : texts.openOf(open, all)}
			actions={
				<>
					<CheckedAt />
					<ExportButton title={texts.title} all={checks.checks} shown={shown} load={loadExport} />
					{mayChangeRules && <PlanSettingsButton />}
				</>
			}
		>
			<CheckFilterBar filters={filters} setFilters={setFilters} days={days} stages={checks.stages} />
			<CheckList checks={checks} shown={shown} order={filters.order} />
		</PageFrame>
	);
}

const loadExport = async () => (await import('../features/checks/check-export.ts')).CHECK_EXPORT;

function idsOf(rows: Check['involved']): readonly number[] {
	return rows.map(({ id }) => id);
}
