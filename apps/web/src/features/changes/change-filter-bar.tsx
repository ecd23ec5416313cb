import type { Stage } from '@crossload/contract';
import type { ReactNode } from 'react';
import { useIsPhone } from '../../lib/use-media.ts';
import { clearable } from '../../ui/clearable.ts';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { Segments } from '../../ui/segments.tsx';
import type { ChangeFilters, Since } from './change-filters.ts';
import { ENTITY_NAMES, CHANGE_TEXTS as texts } from './change-texts.ts';

const TIMES: readonly { readonly value: Since; readonly label: string }[] = [
	{ value: 'all', label: 'All' },
	{ value: 'hours', label: 'Last 3 h' },
	{ value: 'night', label: 'Last night' },
	{ value: 'visit', label: 'My last visit' },
];
const ENTITIES = Object.entries(ENTITY_NAMES).map(([value, label]) => ({ value, label }));

interface ChangeFilterBarProps {
	readonly filters: ChangeFilters;
	readonly setFilters: (filters: ChangeFilters) => void;
	/** Those who have done something that is loaded. */
	readonly persons: readonly { readonly id: number; readonly name: string }[];
	readonly stages: readonly Stage[];
	readonly tools: ReactNode;
}

/** Who, about what, on which stage and since when. */
export function ChangeFilterBar({ filters, setFilters, persons, stages, tools }: ChangeFilterBarProps) {
	const change = (part: Partial<ChangeFilters>) => setFilters({ ...filters, ...part });
	const { person, entity, stage, since } = filters;
	const active = [person !== null, entity !== null, stage !== null, since !== 'all'];
	const named = (rows: readonly { id: number; name: string }[]) =>
		rows.map(({ id, name }) => ({ value: id, label: name }));
	return (
		<FilterBar
			activeCount={active.filter(Boolean).length}
			tools={tools}
			filters={
				<>
					<Segments
						label={texts.since}
						choices={TIMES}
						value={since}
						onChange={(chosen) => change({ since: chosen })}
						isStacked={useIsPhone()}
					/>
					<FilterSelect
						data={named(persons)}
						value={person}
						label={texts.person}
						w={150}
						placeholder={texts.allPersons}
						{...clearable(texts.clearPerson)}
						onChange={(chosen) => change({ person: chosen })}
					/>
					<FilterSelect
						data={ENTITIES}
						value={entity}
						label={texts.entity}
						w={150}
						placeholder={texts.allEntities}
						{...clearable(texts.clearEntity)}
						onChange={(chosen) => change({ entity: chosen })}
					/>
					<FilterSelect
						data={named(stages)}
						value={stage}
						label={texts.stage}
						w={150}
						placeholder={texts.allStages}
						{...clearable(texts.clearStage)}
						onChange={(chosen) => change({ stage: chosen })}
					/>
				</>
			}
		/>
	);
}
