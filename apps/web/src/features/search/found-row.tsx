import type { Activity, Band, Person, Position, Vehicle } from '@crossload/contract';
import { groupsOf } from '@crossload/contract';
import { mdiMapMarkerOutline, mdiMusicNote, mdiPhone, mdiSteering } from '@mdi/js';
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
import { SEARCH_TEXTS as texts } from './search-texts.ts';
import type { Sought } from './sought.ts';

/** Something found, in one line, with what was sought marked. */
export function FoundRow({ entry, sought }: { entry: SearchEntry; sought: Sought | null }): ReactNode {
	switch (entry.kind) {
		case 'band':
			return <FoundBand row={entry.row} sought={sought} />;
		case 'vehicle':
			return <FoundVehicle row={entry.row} sought={sought} />;
		case 'driver':
			return <FoundDriver row={entry.row} sought={sought} />;
		case 'position':
			return <FoundPosition row={entry.row} sought={sought} />;
		case 'person':
			return <FoundPerson row={entry.row} sought={sought} />;
		case 'activity':
			return <FoundActivity row={entry.row} sought={sought} />;
	}
}

interface FoundProps<Row> {
	row: Row;
	sought: Sought | null;
}

/** A name with what was sought marked, or as it is. */
function Name({ name, sought }: { name: string; sought: Sought | null }) {
	return sought ? <Marked pieces={nameMarks(name, sought)} /> : name;
}

function Tel({ tel, sought }: { tel: string | null; sought: Sought | null }) {
	if (tel === null) return null;
	return <span className="tabular">{sought ? <Marked pieces={telMarks(tel, sought)} /> : tel}</span>;
}

function FoundBand({ row, sought }: FoundProps<Band>) {
	return (
		<FoundLine
			lead={<Icon path={mdiMusicNote} />}
			title={<Name name={row.name} sought={sought} />}
			facts={
				<>
					{row.show && <PlannedTime planned={row.show} isQuiet />}
					<StageChip stage={row.stage} />
				</>
			}
		/>
	);
}

function FoundDriver({ row, sought }: FoundProps<Vehicle>) {
	return (
		<FoundLine
			lead={<Icon path={mdiSteering} />}
			title={<Name name={row.driver ?? texts.noDriver} sought={sought} />}
			beside={`${row.band.name}, ${row.name}`}
			facts={<Tel tel={row.driver_tel} sought={sought} />}
		/>
	);
}

function FoundPosition({ row, sought }: FoundProps<Position>) {
	return (
		<FoundLine
			lead={<Icon path={mdiMapMarkerOutline} />}
			title={<Name name={row.name} sought={sought} />}
			beside={row.tag}
			facts={texts.vehicles(row.vehicles.length)}
		/>
	);
}

function FoundPerson({ row, sought }: FoundProps<Person>) {
	return (
		<FoundLine
			lead={<Icon path={mdiPhone} />}
			title={<Name name={row.name} sought={sought} />}
			beside={groupsOf(row).join(', ')}
			facts={<Tel tel={row.tel} sought={sought} />}
		/>
	);
}

function FoundActivity({ row, sought }: FoundProps<Activity>) {
	return (
		<FoundLine
			lead={<TypeIcon type={row.activityType} />}
			title={<Name name={row.activityType.name} sought={sought} />}
			beside={row.band && <Name name={row.band.name} sought={sought} />}
			facts={
				<>
					<PlannedTime planned={row} isQuiet />
					<StatusTiming activity={row} />
				</>
			}
		/>
	);
}
