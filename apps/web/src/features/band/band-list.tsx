import type { Band } from '@crossload/contract';
import { Button } from '@mantine/core';
import { mdiMusicNoteOff } from '@mdi/js';
import { type ReactNode, useState } from 'react';
import { useRight } from '../../api/session.ts';
import { useGlow } from '../../api/sync/glow.ts';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { usePersisted } from '../../lib/persisted.ts';
import { useIsPhone } from '../../lib/use-media.ts';
import type { SortEntry } from '../../ui/data-table/column.ts';
import { ColumnChooser } from '../../ui/data-table/column-chooser.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { SortDialogButton } from '../../ui/data-table/sort-dialog-button.tsx';
import { parseColumns } from '../../ui/data-table/stored-choices.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ExportButton } from '../../ui/export/export-button.tsx';
import type { ExportedList } from '../../ui/export/exported-rows.ts';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { AddBandButton } from './add-band-button.tsx';
import { BAND_COLUMNS, COLUMN_IDS, DEFAULT_SORTING } from './band-columns.tsx';
import { BandFilterFields } from './band-filter-fields.tsx';
import { activeCount, effectiveFilters, filterBands, NO_FILTERS, useBandFilters } from './band-filters.ts';
import { BAND_TEXTS as texts } from './band-texts.ts';
import { PhoneBandRow } from './phone-band-row.tsx';

const parseChosen = parseColumns(COLUMN_IDS);

/** All bands, narrowed and ordered as someone wants them (BAND-01 to BAND-04). */
export function BandList({ bands }: { bands: readonly Band[] }) {
	const isPhone = useIsPhone();
	const [kept, changeFilters] = useBandFilters();
	const [chosen, setChosen] = usePersisted<readonly string[]>('selectedColumns', parseChosen, COLUMN_IDS);
	const [sorting, setSorting] = useState<readonly SortEntry[]>(DEFAULT_SORTING);
	const filters = effectiveFilters(kept, bands);
	const shown = filterBands(bands, filters);
	const active = activeCount(filters);
	return (
		<PageFrame
			title={texts.bands}
			count={active === 0 ? bands.length : `${shown.length} of ${bands.length}`}
			actions={!isPhone && bands.length > 0 && <AddBandButton />}
		>
			<FilterBar
				filters={<BandFilterFields bands={bands} filters={filters} onChange={changeFilters} />}
				activeCount={active}
				tools={
					<>
						<SortDialogButton columns={BAND_COLUMNS} sorting={sorting} onChange={setSorting} />
						{!isPhone && <ColumnChooser columns={BAND_COLUMNS} chosen={chosen} onChange={setChosen} />}
						<ExportBands all={bands} shown={shown} chosen={chosen} sorting={sorting} />
					</>
				}
				phoneTools={bands.length > 0 && <AddBandButton isIcon />}
			/>
			<DataTable
				id="bands"
				label={texts.bands}
				rows={shown}
				columns={BAND_COLUMNS}
				chosen={chosen}
				sorting={sorting}
				onSortingChange={setSorting}
				rowId={({ id }) => id}
				glows={useGlow('band')}
				rowLink={(band, slot) => <EntityLink of="band" entityId={band.id} {...slot} />}
				phoneRow={(band) => <PhoneBandRow band={band} />}
				variant="page"
				empty={<NoBands action={active > 0 && <ClearButton onClear={() => changeFilters(NO_FILTERS)} />} />}
			/>
		</PageFrame>
	);
}

function ExportBands(list: Pick<ExportedList<Band>, 'all' | 'shown' | 'chosen' | 'sorting'>) {
	const seesPhones = useRight('phone:read');
	const load = async () => (await import('./band-export.ts')).bandExport(seesPhones);
	return <ExportButton title={texts.bands} columns={BAND_COLUMNS} load={load} {...list} />;
}

function NoBands({ action }: { action: ReactNode }) {
	return <EmptyState icon={mdiMusicNoteOff} text={texts.noneFound} action={action || <AddBandButton />} />;
}

function ClearButton({ onClear }: { onClear: () => void }) {
	return (
		<Button variant="default" onClick={onClear}>
			{texts.clearFilters}
		</Button>
	);
}
