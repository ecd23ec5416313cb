import type { Activity, Position, Stage } from '@crossload/contract';
import { type Day, isShow, plannedDay, touchesDay } from '@crossload/domain';
import { Button } from '@mantine/core';
import { mdiMicrosoftExcel } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useActivities } from '../../api/activities.ts';
import { usePositions } from '../../api/positions.ts';
import { useRight } from '../../api/session.ts';
import { requestWorkbook, type SheetRequest } from '../../api/sheets.ts';
import { stageListQuery } from '../../api/stages.ts';
import { useShownRows } from '../../entities/mine/mine-context.ts';
import { StageChip } from '../../entities/stage/stage-chip.tsx';
import { formatDay, formatLongWeekday } from '../../lib/format.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainSelect } from '../../ui/plain-select.tsx';
import { Segments } from '../../ui/segments.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { PrintButton } from './print-button.tsx';
import classes from './sheet-list.module.css';
import { SHEET_TEXTS as texts } from './sheet-texts.ts';
import { useFileDownload } from './use-file-download.ts';
import { useSheetDay } from './use-sheet-day.ts';

const FORMATS = [
	{ value: 'A4', label: 'A4' },
	{ value: 'A3', label: 'A3' },
] as const;
type Format = (typeof FORMATS)[number]['value'];

const NO_STAGES: readonly Stage[] = [];
const NO_POSITIONS: readonly Position[] = [];

/** All sheets of a festival day, to be saved as PDF (SHEET-06). */
export function SheetList() {
	const { data: activities } = useActivities();
	const mayExport = useRight('import');
	const { days, day: defaultDay } = useSheetDay();
	const [chosen, setChosen] = useState<Day | null>(null);
	const [format, setFormat] = useState<Format>('A4');
	const day = chosen ?? defaultDay;
	if (!activities) return <PageFrame title={texts.title}>{<SkeletonRows />}</PageFrame>;
	if (!day) return <PageFrame title={texts.title}>{<EmptyState text={texts.noDays} />}</PageFrame>;
	return (
		<PageFrame title={texts.title} actions={mayExport && <WorkbookButton />}>
			<div className={classes.choices}>
				<PlainSelect<Day>
					label={texts.day}
					data={days.map((value) => ({ value, label: `${formatLongWeekday(value)} ${formatDay(value)}` }))}
					value={day}
					allowDeselect={false}
					onChange={(value) => setChosen(value)}
				/>
				<Segments label={texts.format} choices={FORMATS} value={format} onChange={setFormat} />
			</div>
			<SheetsOfDay key={day} day={day} format={format} activities={activities} />
		</PageFrame>
	);
}

/** Saves the whole festival as a workbook (OUT-02). */
function WorkbookButton() {
	const { mutate: save, isPending } = useFileDownload(requestWorkbook, texts.workbookFailed);
	return (
		<Button
			variant="default"
			leftSection={<Icon path={mdiMicrosoftExcel} size={20} />}
			loading={isPending}
			onClick={() => save()}
		>
			{texts.workbook}
		</Button>
	);
}

function SheetsOfDay({ day, format, activities }: { day: Day; format: Format; activities: readonly Activity[] }) {
	const stages = useShownRows('stage', useQuery(stageListQuery).data ?? NO_STAGES);
	const positions = useShownRows('position', usePositions().data ?? NO_POSITIONS);
	const shows = activities.filter((one) => isShow(one.activityType) && plannedDay(one) === day);
	const ofDay = activities.filter((one) => touchesDay(one, day));
	const stageIds = new Set(shows.map(({ stage }) => stage?.id));
	const positionIds = new Set(ofDay.map(({ position }) => position?.id));
	return (
		<div className={classes.panels}>
			<Panel>
				<Line name={texts.everything} hint={texts.everythingHint} sheet={{ kind: 'all', query: { day, format } }} />
				<Line name={texts.overview} sheet={{ kind: 'day', query: { day, format } }} />
			</Panel>
			<Panel title={texts.stages}>
				{stages
					.filter(({ id }) => stageIds.has(id))
					.map((stage: Stage) => (
						<Line
							key={stage.id}
							name={stage.name}
							label={<StageChip stage={stage} />}
							sheet={{ kind: 'stage', query: { stageId: String(stage.id), day, format } }}
						/>
					))}
			</Panel>
			<Panel title={texts.positions}>
				{positions
					.filter(({ id }) => positionIds.has(id))
					.map(({ id, name }: Pick<Position, 'id' | 'name'>) => (
						<Line key={id} name={name} sheet={{ kind: 'position', query: { positionId: String(id), day, format } }} />
					))}
			</Panel>
			<p className="note">{texts.more}</p>
		</div>
	);
}

function Line({
	name,
	label = name,
	hint,
	sheet,
}: {
	name: string;
	label?: ReactNode;
	hint?: string;
	sheet: SheetRequest;
}) {
	return (
		<div className={classes.line}>
			<div className={classes.name}>
				{label}
				{hint && <div className="note">{hint}</div>}
			</div>
			<PrintButton sheet={sheet} of={name} />
		</div>
	);
}
