import type { Activity, Band, TeamFunction, Vehicle } from '@crossload/contract';
import { CHECKIN, DEPARTURE, gateStateOf, isDeparture, nextStops } from '@crossload/domain';
import { Button } from '@mantine/core';
import { mdiArrowLeft } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import { activityHistoryQuery } from '../../api/activities.ts';
import { useRight } from '../../api/session.ts';
import { teamFunctionListQuery } from '../../api/team-functions.ts';
import { type UnplannedEntry, useUnconfirmedUnplanned } from '../../api/unplanned.ts';
import { PlannedTime } from '../../entities/activity/planned-time.tsx';
import { StatusTiming } from '../../entities/activity/status-timing.tsx';
import { TypeLabel } from '../../entities/activity/type-label.tsx';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { CallButton } from '../../entities/person/phone-link.tsx';
import { StageChip } from '../../entities/stage/stage-chip.tsx';
import { TypeChip } from '../../entities/vehicle/type-chip.tsx';
import { formatNear, formatPlan } from '../../lib/format.ts';
import { useMinute } from '../../lib/now.ts';
import { useRootAttribute } from '../../lib/use-root-attribute.ts';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Icon } from '../../ui/icon.tsx';
import { dropSecondClick } from '../../ui/second-click.ts';
import classes from './gate-card.module.css';
import { GateNextStops } from './gate-next-stops.tsx';
import { GatePlate } from './gate-row.tsx';
import { GATE_TEXTS as texts } from './gate-texts.ts';
import { UnplannedButton } from './unplanned-button.tsx';
import type { GateLists } from './use-gate-lists.ts';
import { gateActionLabel } from './use-gate-tap.tsx';

interface GateCardProps {
	vehicle: Vehicle;
	lists: GateLists;
	gateId: number | null;
	onTap: ((due: Activity) => void) | undefined;
	onClose: () => void;
}

/** The vehicle at the gate, to be read at arm's length: where to send it, whom to ring, what to do now (GATE-04). */
export function GateCard({ vehicle, lists, gateId, onTap, onClose }: GateCardProps) {
	const band = lists.bands.get(vehicle.band.id);
	useRootAttribute('data-gate-foot');
	const { due, ...state } = gateStateOf(vehicle.activities);
	const unconfirmed = useUnconfirmedUnplanned(vehicle.id);
	const kind = unconfirmed ? KIND_AFTER[unconfirmed.type] : state.kind;
	// A vehicle that is about to leave, or has left, gets no next stops.
	const isLeaving =
		nextStops(vehicle.activities).length === 0 && (kind === 'left' || (due && isDeparture(due.activityType)));
	const dueActivity = due && lists.activities.find(({ id }) => id === due.id);
	return (
		<section aria-label={vehicle.licence_plate ?? vehicle.name} className={classes.card}>
			<div className={classes.head}>
				<GatePlate vehicle={vehicle} isHuge />
				<TypeChip type={vehicle.type} />
			</div>
			<div className={classes.head}>
				<EntityLink of="band" entityId={vehicle.band.id} className={classes.band}>
					{vehicle.band.name}
				</EntityLink>
				{band && <StageChip stage={band.stage} />}
			</div>
			<StateLine vehicle={vehicle} unconfirmed={unconfirmed} />
			{dueActivity && <AlsoFor due={dueActivity} vehicle={vehicle} lists={lists} />}
			{!isLeaving && <GateNextStops activities={vehicle.activities} lists={lists} />}
			<Contacts vehicle={vehicle} band={band} />
			{/* After a tap the button of the next activity takes this one's place: a double click must not press that too. */}
			<div className={classes.foot} onClickCapture={dropSecondClick}>
				<Button variant="default" leftSection={<Icon path={mdiArrowLeft} size={20} />} onClick={onClose}>
					{texts.back}
				</Button>
				{dueActivity && onTap && (
					<Button
						className={classes.action ?? ''}
						variant={kind === 'not-planned' ? 'default' : 'filled'}
						onClick={() => onTap(dueActivity)}
					>
						{gateActionLabel(dueActivity)}
					</Button>
				)}
				{(due === null || kind === 'not-planned') && (
					<UnplannedButton
						// A button of its own for each: what the one is busy with is not shown by the other.
						key={kind}
						type={kind === 'in' ? DEPARTURE : CHECKIN}
						{...{ vehicle, lists, gateId }}
					/>
				)}
			</div>
		</section>
	);
}

const KIND_AFTER = { [CHECKIN]: 'in', [DEPARTURE]: 'left' } as const;

interface StateLineProps {
	vehicle: Vehicle;
	/** What was done here that the lists do not hold yet. */
	unconfirmed: UnplannedEntry | undefined;
}

/** What is due, and what happened at the gates already, when, and by whom where one may know. */
function StateLine({ vehicle, unconfirmed }: StateLineProps) {
	const now = useMinute();
	const { by, due, kind } = gateStateOf(vehicle.activities);
	return (
		<p className={classes.state}>
			{unconfirmed && (
				<span className={classes.happened}>
					{texts.unplanned[unconfirmed.type]} {formatNear(unconfirmed.at, now)}
				</span>
			)}
			{!unconfirmed && by?.end && (
				<span className={classes.happened}>
					{by.activityType.name} {formatNear(by.end, now)} <ByWhom activityId={by.id} />
				</span>
			)}
			{due && (
				<span className={classes.due}>
					<TypeLabel type={due.activityType} /> <PlannedTime planned={due} /> <StatusTiming activity={due} />
				</span>
			)}
			{!unconfirmed && kind === 'not-planned' && <span>{texts.notPlanned}</span>}
		</p>
	);
}

/** The other vehicles that the button is about: one activity can be of several, and it is done for all of them. */
function AlsoFor({ due, vehicle, lists }: { due: Activity; vehicle: Vehicle; lists: GateLists }) {
	const others = due.vehicles.filter(({ id }) => id !== vehicle.id);
	if (others.length === 0) return null;
	const plates = others.map(({ id, name }) => unbroken(lists.vehicleById.get(id)?.licence_plate ?? name));
	return <p className={classes.also}>{texts.alsoFor(plates.length + 1, plates.join(', '))}</p>;
}

/** A plate stays in one line: read half in the next one it is another. */
function unbroken(plate: string): string {
	return plate.replaceAll(' ', '\u00A0');
}

function ByWhom({ activityId }: { activityId: number }) {
	const mayKnow = useRight('history:read');
	const { data } = useQuery({ ...activityHistoryQuery(activityId), enabled: mayKnow });
	const ended = data?.find(({ changes }) => changes.some(({ field, after }) => field === 'end' && after !== null));
	return ended?.actor && texts.by(ended.actor.name);
}

function Contacts({ vehicle, band }: { vehicle: Vehicle; band: Band | undefined }) {
	const now = useMinute();
	const { data: functions = [] } = useQuery(teamFunctionListQuery);
	const { driver, driver_tel } = vehicle;
	const production = band?.production ?? null;
	const inCharge = functions.find((teamFunction) => band && isForStage(teamFunction, band.stage.id));
	const member = inCharge?.activeMembers[0];
	return (
		<Facts isFlush>
			{(driver !== null || driver_tel !== null) && (
				<Fact label={texts.driver} action={<CallButton name={driver ?? texts.driver} tel={driver_tel} />}>
					{driver}
				</Fact>
			)}
			{production && (
				<Fact label={texts.production} action={<CallButton name={production.name} tel={production.tel} />}>
					{production.name}
				</Fact>
			)}
			{inCharge && member && (
				<Fact label={inCharge.name} action={<CallButton name={member.name} tel={member.tel} />}>
					{member.name}
				</Fact>
			)}
			{band?.show && <Fact label={texts.show}>{formatPlan(band.show, now)}</Fact>}
		</Facts>
	);
}

/** Whether it names this stage and somebody has it now; an empty list, which means all stages, does not count. */
function isForStage({ stageIds, activeMembers }: TeamFunction, stageId: number): boolean {
	return stageIds.includes(stageId) && activeMembers.length > 0;
}
