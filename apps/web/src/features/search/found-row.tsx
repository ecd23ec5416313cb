import type { Activity, Band, Person, Position, Stage, Vehicle } from '@crossload/contract';
import { groupsOf } from '@crossload/contract';
import { currentPositionActivity } from '@crossload/domain';
import { mdiMapMarkerOutline, mdiMusicNote, mdiPhone, mdiSteering, mdiTheater, mdiTruckOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { PlannedTime } from '../../entities/activity/planned-time.tsx';
import { StatusTiming } from '../../entities/activity/status-timing.tsx';
import { TypeIcon } from '../../entities/activity/type-label.tsx';
import { WhereaboutsLabel } from '../../entities/position/whereabouts.tsx';
import { StageChip } from '../../entities/stage/stage-chip.tsx';
import { TypeChip } from '../../entities/vehicle/type-chip.tsx';
import { formatNear } from '../../lib/format.ts';
import { useNow } from '../../lib/now.ts';
import { useIsPhone } from '../../lib/use-media.ts';
import { Icon } from '../../ui/icon.tsx';
import { FoundLine } from './found-line.tsx';
import classes from './found-row.module.css';
import { nameMarks, plateMarks, telMarks } from './marks.ts';
import type { SearchEntry } from './search-entry.ts';
import type { SearchQuery } from './search-query.ts';
import { SEARCH_TEXTS as texts } from './search-texts.ts';

/** Something found, in one line, with what was searched for marked. */
export function FoundRow({ entry, query }: { entry: SearchEntry; query: SearchQuery | null }): ReactNode {
	switch (entry.kind) {
		case 'band':
			return <FoundBand row={entry.row} query={query} />;
		case 'vehicle':
			return <FoundVehicle row={entry.row} query={query} />;
		case 'driver':
			return <FoundDriver row={entry.row} query={query} />;
		case 'position':
			return <FoundPosition row={entry.row} query={query} />;
		case 'person':
			return <FoundPerson row={entry.row} query={query} />;
		case 'activity':
			return <FoundActivity row={entry.row} query={query} />;
		case 'stage':
			return <FoundStage row={entry.row} query={query} />;
	}
}

interface FoundProps<Row> {
	row: Row;
	query: SearchQuery | null;
}

interface MarkedProps {
	text: string;
	query: SearchQuery | null;
	marks?: typeof nameMarks;
}

/** A text, by default a name, with what was searched for marked in it; as it is without a query. */
function Marked({ text, query, marks = nameMarks }: MarkedProps) {
	if (!query) return text;
	return marks(text, query).map((piece) => {
		if (!piece.isHit) return <span key={piece.at}>{piece.text}</span>;
		return (
			<mark key={piece.at} className={classes.hit}>
				{piece.text}
			</mark>
		);
	});
}

function Tel({ tel, query }: { tel: string | null; query: SearchQuery | null }) {
	if (tel === null) return null;
	return (
		<span className="tabular">
			<Marked text={tel} query={query} marks={telMarks} />
		</span>
	);
}

function FoundBand({ row, query }: FoundProps<Band>) {
	return (
		<FoundLine
			lead={<Icon path={mdiMusicNote} />}
			title={<Marked text={row.name} query={query} />}
			facts={
				<>
					{row.show && <PlannedTime planned={row.show} isQuiet />}
					<StageChip stage={row.stage} />
				</>
			}
		/>
	);
}

function FoundStage({ row, query }: FoundProps<Stage>) {
	return (
		<FoundLine
			lead={<Icon path={mdiTheater} />}
			title={<Marked text={row.name} query={query} />}
			beside={texts.stageActivities}
			facts={<StageChip stage={row} />}
		/>
	);
}

/** A vehicle by its plate: whose it is, where it stands and since when. */
function FoundVehicle({ row, query }: FoundProps<Vehicle>) {
	const { licence_plate: plate, band, name, type } = row;
	const isPhone = useIsPhone();
	const chip = <TypeChip type={type} />;
	return (
		<FoundLine
			isPlate={plate !== null}
			lead={
				plate === null ? (
					<Icon path={mdiTruckOutline} />
				) : (
					<span className={classes.plate}>
						<Marked text={plate} query={query} marks={plateMarks} />
					</span>
				)
			}
			chip={!isPhone && chip}
			title={<Marked text={band.name} query={query} />}
			beside={<Marked text={name} query={query} />}
			facts={
				<>
					{isPhone && chip}
					<WhereaboutsLabel whereabouts={row} />
					<Since vehicle={row} />
				</>
			}
		/>
	);
}

/** Since when it is where it is; nothing when nobody knows. */
function Since({ vehicle }: { vehicle: Vehicle }) {
	const current = currentPositionActivity(vehicle.activities);
	const since = current?.end ?? current?.start ?? null;
	const now = useNow();
	if (since === null) return null;
	return <span className={classes.since}>{texts.since(formatNear(since, now))}</span>;
}

function FoundDriver({ row, query }: FoundProps<Vehicle>) {
	return (
		<FoundLine
			lead={<Icon path={mdiSteering} />}
			title={<Marked text={row.driver ?? texts.noDriver} query={query} />}
			beside={`${row.band.name}, ${row.name}`}
			facts={<Tel tel={row.driver_tel} query={query} />}
		/>
	);
}

function FoundPosition({ row, query }: FoundProps<Position>) {
	return (
		<FoundLine
			lead={<Icon path={mdiMapMarkerOutline} />}
			title={<Marked text={row.name} query={query} />}
			beside={row.tag}
			facts={texts.vehicles(row.vehicles.length)}
		/>
	);
}

function FoundPerson({ row, query }: FoundProps<Person>) {
	return (
		<FoundLine
			lead={<Icon path={mdiPhone} />}
			title={<Marked text={row.name} query={query} />}
			beside={groupsOf(row).join(', ')}
			facts={<Tel tel={row.tel} query={query} />}
		/>
	);
}

function FoundActivity({ row, query }: FoundProps<Activity>) {
	return (
		<FoundLine
			lead={<TypeIcon type={row.activityType} />}
			title={<Marked text={row.activityType.name} query={query} />}
			beside={row.band && <Marked text={row.band.name} query={query} />}
			facts={
				<>
					<PlannedTime planned={row} isQuiet />
					<StatusTiming activity={row} />
				</>
			}
		/>
	);
}
