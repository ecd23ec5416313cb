import type { Band, Vehicle } from '@crossload/contract';
import { calendarDayOfTime, PARKING, passStops, presenceDays } from '@crossload/domain';
import { TypeIcon } from '../../entities/activity/type-label.tsx';
import { chipText } from '../../lib/contrast.ts';
import { formatTime, formatWeekday } from '../../lib/format.ts';
import { QrCode } from '../../ui/qr-code.tsx';
import classes from './pass-sheet.module.css';
import { PASS_TEXTS as texts } from './pass-texts.ts';

/** Who is rung at the gate. */
export interface GateContact {
	readonly label: string;
	/** Null for those who may not see it. */
	readonly tel: string | null;
}

interface PassSheetProps {
	vehicle: Vehicle;
	band: Band | undefined;
	festival: string | null;
	contact: GateContact | null;
	/** The URL in the QR code; undefined while it is loading, null when that failed. */
	address: string | null | undefined;
}

/** More stops than these take one line each, not two. */
const MAX_TALL_STOPS = 6;

/** An A5 page for behind the windscreen: plate, band, the stops with their times, the gate's number and the code (GATE-06). */
export function PassSheet({ vehicle, band, festival, contact, address }: PassSheetProps) {
	const plate = vehicle.licence_plate ?? vehicle.name;
	const color = band?.stage.color ?? '#ffffff';
	const stops = passStops(vehicle.activities);
	return (
		<article className={classes.sheet} aria-label={plate}>
			<header className={classes.head} style={{ background: color, color: chipText(color) }}>
				<span className={classes.festival}>
					<span className={classes.small}>{texts.head(festival)}</span>
					<strong className={classes.stage}>{band?.stage.name}</strong>
				</span>
				<Validity vehicle={vehicle} />
			</header>
			<p className={classes.plate} style={{ '--letters': Math.max(9, plate.length) }}>
				{plate}
			</p>
			<p className={classes.who}>
				<strong className={classes.band}>{vehicle.band.name}</strong>
				<span className={classes.vehicle}>{vehicle.name}</span>
				<span className={classes.type}>{vehicle.type.slug}</span>
			</p>
			<ol className={classes.stops} data-many={stops.length > MAX_TALL_STOPS || undefined}>
				{stops.map((activity) => (
					<li key={activity.id} className={classes.stop}>
						<TypeIcon type={activity.activityType} size={22} />
						<span className={classes.place}>
							<strong className={classes.position}>{activity.position?.name}</strong>
							<span className={classes.small}>{activity.activityType.name}</span>
						</span>
						<strong className={classes.time}>{stopTime(activity)}</strong>
					</li>
				))}
			</ol>
			<footer className={classes.foot}>
				{address && <QrCode text={address} label={texts.codeOf(plate)} className={classes.code} />}
				{address === null && <p className={classes.noCode}>{texts.noCode}</p>}
				<div>
					{contact && (
						<p className={classes.contact}>
							<span className={classes.small}>{contact.label}</span>
							{contact.tel !== null && <strong>{contact.tel}</strong>}
						</p>
					)}
					<p className={classes.small}>{texts.note}</p>
				</div>
			</footer>
		</article>
	);
}

function Validity({ vehicle }: { vehicle: Vehicle }) {
	const days = presenceDays(vehicle.activities);
	if (days === null) return null;
	const [first, last] = [days.first, days.last].map((day) => `${formatWeekday(day)} ${Number(day.slice(8))}.`);
	return (
		<span className={classes.valid}>
			<span className={classes.small}>{texts.valid}</span>
			<strong>{first === last ? first : `${first}–${last}`}</strong>
		</span>
	);
}

type Stop = Vehicle['activities'][number];

/** `Sa 15:05`, `Sa 17:35–18:15`; parking says until when. */
function stopTime({ planned_start, planned_end, activityType }: Stop): string {
	const first = planned_start ?? planned_end;
	if (first === null) return '';
	const day = formatWeekday(calendarDayOfTime(first));
	if (planned_start === null || planned_end === null) return `${day} ${formatTime(first)}`;
	if (activityType.id === PARKING)
		return texts.until(`${formatWeekday(calendarDayOfTime(planned_end))} ${formatTime(planned_end)}`);
	return `${day} ${formatTime(planned_start)}–${formatTime(planned_end)}`;
}
