import type { Activity, Vehicle } from '@crossload/contract';
import {
	activityStatus,
	doneAt,
	expectedAt,
	festivalTimeOf,
	gateStateOf,
	HOUR,
	isDeparture,
	later,
} from '@crossload/domain';
import { mdiGate } from '@mdi/js';
import { memo, type ReactNode, useMemo, useState } from 'react';
import { formatNear } from '../../lib/format.ts';
import { useMinute } from '../../lib/now.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Segments } from '../../ui/segments.tsx';
import { useFirstRows } from '../../ui/show-more.tsx';
import classes from './gate-list.module.css';
import { GateRow, VehicleLine } from './gate-row.tsx';
import { GATE_TEXTS as texts } from './gate-texts.ts';
import type { GateLists } from './use-gate-lists.ts';

const MAX_JUST_DONE = 5;

/** Rows of a group that are shown at first: more than a gate of a usual festival has. */
const INITIAL_ROWS = 100;

/** Everything that is due, what comes in, what goes out, or who is on site. */
type GateView = 'all' | 'in' | 'out' | 'site';

interface GateListProps {
	lists: GateLists;
	/** Null: all gates. */
	gateId: number | null;
	onTap: ((due: Activity) => void) | undefined;
}

/** What a gate expects, late first, and what it just did (GATE-02); memoised, so that typing above does not render it. */
export const GateList = memo(List);

function List({ lists, gateId, onTap }: GateListProps) {
	const now = useMinute();
	const [view, setView] = useState<GateView>('all');
	const expected = useMemo(() => expectedAt(lists.activities, gateId), [lists.activities, gateId]);
	const since = festivalTimeOf(later(now, -HOUR));
	const done = useMemo(() => doneAt(lists.activities, gateId, since), [lists.activities, gateId, since]);
	const onSite = useMemo(() => lists.vehicles.filter(isOnSite), [lists.vehicles]);
	const outgoing = expected.filter(({ activityType }) => isDeparture(activityType));
	const incoming = expected.filter(({ activityType }) => !isDeparture(activityType));
	const shown = { all: expected, in: incoming, out: outgoing, site: [] }[view];
	const late = shown.filter((due) => activityStatus(due, now) === 'late');
	const next = shown.filter((due) => activityStatus(due, now) !== 'late');
	const choices = [
		{ value: 'all', label: withCount('All', expected) },
		{ value: 'in', label: withCount('In', incoming) },
		{ value: 'out', label: withCount('Out', outgoing) },
		{ value: 'site', label: withCount(texts.onSite, onSite) },
	] as const;
	const renderRow = (due: Activity) => <GateRow key={due.id} due={due} lists={lists} onTap={onTap} />;
	return (
		<>
			<Segments<GateView> label={texts.which} choices={choices} value={view} onChange={setView} />
			{view === 'site' && <OnSite vehicles={onSite} />}
			{view !== 'site' && shown.length === 0 && <EmptyState icon={mdiGate} text={texts.nothing} />}
			<Group key={`late ${view}`} title={texts.late} rows={late} renderRow={renderRow} />
			<Group key={`next ${view}`} title={texts.next} rows={next} renderRow={renderRow} />
			<Group
				title={texts.justNow}
				rows={done.slice(0, MAX_JUST_DONE)}
				renderRow={(activity) => <JustDone key={activity.id} activity={activity} lists={lists} />}
			/>
		</>
	);
}

function withCount(word: string, rows: readonly unknown[]): string {
	return `${word} ${rows.length}`;
}

function isOnSite({ activities }: Vehicle): boolean {
	return gateStateOf(activities).kind === 'in';
}

interface GroupProps<Row> {
	readonly title: string;
	readonly rows: readonly Row[];
	readonly renderRow: (row: Row) => ReactNode;
}

/** Rows of a kind under their title; nothing where there are none. */
function Group<Row>({ title, rows, renderRow }: GroupProps<Row>) {
	const { first, more } = useFirstRows(rows, INITIAL_ROWS);
	if (rows.length === 0) return null;
	return (
		<section aria-label={title} className={classes.group}>
			<h2 className={classes.title}>{title}</h2>
			<ul className="plain-list">{first.map(renderRow)}</ul>
			{more}
		</section>
	);
}

/** Several vehicles that what was typed can mean; one of them is tapped. */
export function GateHits({ hits, title = 'Found' }: { hits: readonly Vehicle[]; title?: string }) {
	const now = useMinute();
	const lastOf = ({ band, activities }: Vehicle) => {
		const { by } = gateStateOf(activities);
		return by?.end ? `${band.name}, ${by.activityType.name} ${formatNear(by.end, now)}` : band.name;
	};
	return <Vehicles title={title} vehicles={hits} where={lastOf} />;
}

function OnSite({ vehicles }: { vehicles: readonly Vehicle[] }) {
	if (vehicles.length === 0) return <EmptyState icon={mdiGate} text={texts.nobody} />;
	return <Vehicles title={texts.onSite} vehicles={vehicles} where={(vehicle) => vehicle.current_position?.name} />;
}

interface VehiclesProps {
	readonly title: string;
	readonly vehicles: readonly Vehicle[];
	/** What stands at the end of a vehicle's line. */
	readonly where: (vehicle: Vehicle) => string | undefined;
}

function Vehicles({ title, vehicles, where }: VehiclesProps) {
	return (
		<Group
			title={title}
			rows={vehicles}
			renderRow={(vehicle) => (
				<li key={vehicle.id} className={classes.line}>
					<VehicleLine vehicle={vehicle} />
					<span className={classes.where}>{where(vehicle)}</span>
				</li>
			)}
		/>
	);
}

function JustDone({ activity, lists }: { activity: Activity; lists: GateLists }) {
	const now = useMinute();
	const vehicles = activity.vehicles.flatMap(({ id }) => lists.vehicleById.get(id) ?? []);
	return (
		<li className={classes.line}>
			<span>
				{vehicles.map((vehicle) => (
					<VehicleLine key={vehicle.id} vehicle={vehicle} />
				))}
				{vehicles.length === 0 && activity.band?.name}
			</span>
			<span className={classes.where}>
				{activity.activityType.name} {activity.end && formatNear(activity.end, now)}
			</span>
		</li>
	);
}
