import type { Position } from '@crossload/contract';
import { Tabs } from '@mantine/core';
import { mdiMapMarkerOff, mdiTable, mdiViewGridOutline } from '@mdi/js';
import { useState } from 'react';
import { useRight } from '../../api/session.ts';
import { usePersisted } from '../../lib/persisted.ts';
import { useIsPhone } from '../../lib/use-media.ts';
import { AddButton, ToolRowAdd } from '../../ui/add-buttons.tsx';
import type { SortEntry } from '../../ui/data-table/column.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ExportButton } from '../../ui/export/export-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Segments } from '../../ui/segments.tsx';
import { ToolRow } from '../../ui/tool-row.tsx';
import { PositionCard } from './position-card.tsx';
import { ADD_POSITION } from './position-links.tsx';
import classes from './position-overview.module.css';
import { POSITION_COLUMNS, PositionTable } from './position-table.tsx';
import { POSITION_TEXTS as texts } from './position-texts.ts';
import { inTab, type PositionTab, type PositionView, parseTab, parseView, TABS } from './position-views.ts';

/** What stands where: all positions with their vehicles (POS-01). */
export function PositionOverview({ positions }: { positions: readonly Position[] }) {
	const isPhone = useIsPhone();
	// An empty list offers the button itself.
	const offersAdd = useRight('position:write') && positions.length > 0;
	const [tab, setTab] = usePersisted<PositionTab>('positionTab', parseTab, texts.all);
	const [view, setView] = usePersisted<PositionView>('positionView', parseView, 'cards');
	const [sorting, setSorting] = useState<readonly SortEntry[]>(BY_NAME);
	const shown = inTab(positions, tab);
	const toggle = <Segments<PositionView> label={texts.view} choices={VIEWS} value={view} onChange={setView} />;
	return (
		<PageFrame
			title={texts.overview}
			count={texts.counts(positions.length, vehicleCount(positions))}
			actions={
				<>
					<ExportButton
						title={texts.positions}
						all={positions}
						shown={shown}
						columns={POSITION_COLUMNS}
						sorting={view === 'table' ? sorting : BY_NAME}
						load={loadExport}
						isIcon={isPhone}
					/>
					{!isPhone && offersAdd && <AddButton label={texts.add} renderRoot={ADD_POSITION} />}
				</>
			}
		>
			<Tabs value={tab} onChange={(next) => setTab(parseTab(next) ?? texts.all)} className={classes.tabs ?? ''}>
				<div className={classes.bar}>
					<TabList positions={positions} />
					{!isPhone && toggle}
				</div>
				<Tabs.Panel value={tab} className={classes.panel ?? ''}>
					<Positions positions={shown} tab={tab} view={view} sorting={sorting} onSortingChange={setSorting} />
				</Tabs.Panel>
			</Tabs>
			{isPhone && (
				<ToolRow>
					{toggle}
					{offersAdd && <ToolRowAdd label={texts.add} renderRoot={ADD_POSITION} />}
				</ToolRow>
			)}
		</PageFrame>
	);
}

const BY_NAME: readonly SortEntry[] = [{ id: 'name', desc: false }];

const loadExport = async () => (await import('./position-export.ts')).POSITION_EXPORT;

function vehicleCount(positions: readonly Position[]): number {
	return positions.reduce((sum, { vehicles }) => sum + vehicles.length, 0);
}

function TabList({ positions }: { positions: readonly Position[] }) {
	return (
		<Tabs.List className={classes.list ?? ''} aria-label={texts.positions}>
			{TABS.map((tab) => (
				<Tabs.Tab key={tab} value={tab} aria-description={texts.positionCount(inTab(positions, tab).length)}>
					<span>{tab}</span>{' '}
					<span className={classes.count} aria-hidden>
						{inTab(positions, tab).length}
					</span>
				</Tabs.Tab>
			))}
		</Tabs.List>
	);
}

const VIEWS = [
	{ value: 'cards' as const, label: <ViewName path={mdiViewGridOutline} name={texts.cards} /> },
	{ value: 'table' as const, label: <ViewName path={mdiTable} name={texts.table} /> },
];

function ViewName({ path, name }: { path: string; name: string }) {
	return (
		<span className={classes.viewName}>
			<Icon path={path} size={16} />
			{name}
		</span>
	);
}

interface PositionsProps {
	positions: readonly Position[];
	tab: PositionTab;
	view: PositionView;
	sorting: readonly SortEntry[];
	onSortingChange: (sorting: readonly SortEntry[]) => void;
}

function Positions({ positions, tab, view, ...order }: PositionsProps) {
	const mayAdd = useRight('position:write');
	if (positions.length === 0) {
		return (
			<div className="card">
				<EmptyState
					icon={mdiMapMarkerOff}
					text={tab === texts.all ? texts.noneYet : texts.noneTagged(tab)}
					action={tab === texts.all && mayAdd && <AddButton label={texts.add} renderRoot={ADD_POSITION} />}
				/>
			</div>
		);
	}
	if (view === 'table') return <PositionTable positions={positions} {...order} />;
	return (
		<div className={classes.cards}>
			{positions.map((position) => (
				<PositionCard key={position.id} position={position} />
			))}
		</div>
	);
}
