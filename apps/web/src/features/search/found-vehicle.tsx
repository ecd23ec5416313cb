import type { Vehicle } from '@crossload/contract';
import { currentPositionActivity } from '@crossload/domain';
import { mdiTruckOutline } from '@mdi/js';
import { WhereaboutsLabel } from '../../entities/position/whereabouts.tsx';
import { TypeChip } from '../../entities/vehicle/type-chip.tsx';
import { formatNear } from '../../lib/format.ts';
import { useNow } from '../../lib/now.ts';
import { useIsPhone } from '../../lib/use-media.ts';
import { Icon } from '../../ui/icon.tsx';
import { FoundLine } from './found-line.tsx';
import classes from './found-vehicle.module.css';
import { Marked } from './marked.tsx';
import { nameMarks, plateMarks } from './marks.ts';
import type { SearchQuery } from './search-query.ts';
import { SEARCH_TEXTS as texts } from './search-texts.ts';

/** A vehicle by its plate: whose it is, where it stands and since when. */
export function FoundVehicle({ row, query }: { row: Vehicle; query: SearchQuery | null }) {
	const { licence_plate: plate, band, name, type } = row;
	const isPhone = useIsPhone();
	const chip = <TypeChip type={type} />;
	const mark = (text: string) => (query ? <Marked pieces={nameMarks(text, query)} /> : text);
	return (
		<FoundLine
			isPlate={plate !== null}
			lead={plate === null ? <Icon path={mdiTruckOutline} /> : <FramedPlate plate={plate} query={query} />}
			chip={!isPhone && chip}
			title={mark(band.name)}
			beside={mark(name)}
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

function FramedPlate({ plate, query }: { plate: string; query: SearchQuery | null }) {
	return <span className={classes.plate}>{query ? <Marked pieces={plateMarks(plate, query)} /> : plate}</span>;
}

/** Since when it is where it is; nothing when nobody knows. */
function Since({ vehicle }: { vehicle: Vehicle }) {
	const current = currentPositionActivity(vehicle.activities);
	const since = current?.end ?? current?.start ?? null;
	const now = useNow();
	if (since === null) return null;
	return <span className={classes.since}>{texts.since(formatNear(since, now))}</span>;
}
