import type { Activity, Band, Person, Position, Stage, Vehicle } from '@crossload/contract';
import { groupsOf } from '@crossload/contract';
import { mdiMapMarkerOutline, mdiMusicNote, mdiPhone, mdiSteering, mdiTheater } from '@mdi/js';
import type { ReactNode } from 'react';
import { PlannedTime } from '../../entities/activity/planned-time.tsx';
import { StatusTiming } from '../../entities/activity/status-timing.tsx';
import { TypeIcon } from '../../entities/activity/type-label.tsx';
import { StageChip } from '../../entities/stage/stage-chip.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FoundLine } from './found-line.tsx';
import { FoundVehicle } from './found-vehicle.tsx';
import { Marked } from './marked.tsx';
import { nameMarks, telMarks } from './marks.ts';
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

/** A name with what was searched for marked, or as it is. */
function Name({ name, query }: { name: string; query: SearchQuery | null }) {
	return query ? <Marked pieces={nameMarks(name, query)} /> : name;
}

function Tel({ tel, query }: { tel: string | null; query: SearchQuery | null }) {
	if (tel === null) return null;
	return <span className="tabular">{query ? <Marked pieces={telMarks(tel, query)} /> : tel}</span>;
}

function FoundBand({ row, query }: FoundProps<Band>) {
	return (
		<FoundLine
			lead={<Icon path={mdiMusicNote} />}
			title={<Name name={row.name} query={query} />}
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
			title={<Name name={row.name} query={query} />}
			beside={texts.stageActivities}
			facts={<StageChip stage={row} />}
		/>
	);
}

function FoundDriver({ row, query }: FoundProps<Vehicle>) {
	return (
		<FoundLine
			lead={<Icon path={mdiSteering} />}
			title={<Name name={row.driver ?? texts.noDriver} query={query} />}
			beside={`${row.band.name}, ${row.name}`}
			facts={<Tel tel={row.driver_tel} query={query} />}
		/>
	);
}

function FoundPosition({ row, query }: FoundProps<Position>) {
	return (
		<FoundLine
			lead={<Icon path={mdiMapMarkerOutline} />}
			title={<Name name={row.name} query={query} />}
			beside={row.tag}
			facts={texts.vehicles(row.vehicles.length)}
		/>
	);
}

function FoundPerson({ row, query }: FoundProps<Person>) {
	return (
		<FoundLine
			lead={<Icon path={mdiPhone} />}
			title={<Name name={row.name} query={query} />}
			beside={groupsOf(row).join(', ')}
			facts={<Tel tel={row.tel} query={query} />}
		/>
	);
}

function FoundActivity({ row, query }: FoundProps<Activity>) {
	return (
		<FoundLine
			lead={<TypeIcon type={row.activityType} />}
			title={<Name name={row.activityType.name} query={query} />}
			beside={row.band && <Name name={row.band.name} query={query} />}
			facts={
				<>
					<PlannedTime planned={row} isQuiet />
					<StatusTiming activity={row} />
				</>
			}
		/>
	);
}
