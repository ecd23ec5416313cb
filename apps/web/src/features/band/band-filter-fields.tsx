import type { Band } from '@crossload/contract';
import { CloseButton, TextInput } from '@mantine/core';
import { mdiMagnify } from '@mdi/js';
import { DayControl } from '../../ui/filter-bar.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { Icon } from '../../ui/icon.tsx';
import classes from './band-filter-fields.module.css';
import { type BandFilters, dayChoices, NO_FILTERS, stageChoices } from './band-filters.ts';
import { BAND_TEXTS as texts } from './band-texts.ts';

/** Day, stage and name (BAND-02). */
export function BandFilterFields({ bands, filters, onChange }: BandFilterFieldsProps) {
	const { day, stage, search } = filters;
	return (
		<>
			<DayControl days={dayChoices(bands)} value={day} onChange={(chosen) => onChange({ day: chosen })} />
			<FilterSelect
				label={texts.stage}
				w={136}
				data={stageChoices(bands).map((name) => ({ value: name, label: name }))}
				value={stage}
				allowDeselect={false}
				onChange={(chosen) => onChange({ stage: chosen ?? NO_FILTERS.stage })}
			/>
			<TextInput
				className={classes.search ?? ''}
				type="search"
				aria-label={texts.search}
				placeholder={texts.search}
				value={search}
				onChange={(event) => onChange({ search: event.currentTarget.value })}
				leftSection={<Icon path={mdiMagnify} />}
				rightSection={
					search !== '' && (
						<CloseButton aria-label="Clear search" onClick={() => onChange({ search: NO_FILTERS.search })} />
					)
				}
			/>
		</>
	);
}

interface BandFilterFieldsProps {
	bands: readonly Band[];
	filters: BandFilters;
	onChange: (changed: Partial<BandFilters>) => void;
}
