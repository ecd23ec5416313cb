import type { DayStats } from '@crossload/contract';
import { calendarDayOf, compareNames, type Day, vehiclePresence } from '@crossload/domain';
import { useVehicles } from '../../api/vehicles.ts';
import { formatWeekday } from '../../lib/format.ts';
import { useNow } from '../../lib/now.ts';
import { useLoggedFailure } from '../../lib/use-logged-failure.ts';
import { chipAttributes } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { withTooltip } from '../../ui/tooltip.ts';
import { DASHBOARD_TEXTS as texts } from './dashboard-texts.ts';
import classes from './vehicle-presence.module.css';

/** How many vehicles of which type are on site on which day (DASH-05). */
export function VehiclePresence() {
	return (
		<Panel title={texts.presence}>
			<PresenceDays />
		</Panel>
	);
}

function PresenceDays() {
	const { data, error, isLoadingError, refetch } = useVehicles(vehiclePresence);
	const today = calendarDayOf(useNow());
	useLoggedFailure(texts.presence, error);
	if (isLoadingError) return <ErrorPanel isBare message={texts.failed} onRetry={() => void refetch()} />;
	if (data === undefined) return <SkeletonRows count={4} />;
	if (data.length === 0) return <EmptyState text={texts.noPresence} />;
	const days = daysAround(data, today);
	const slugs = slugsOf(days);
	return (
		<ul className={classes.days} data-wraps={slugs.length > 9 || undefined} style={{ '--types': slugs.length }}>
			{days.map((stats) => (
				<li key={stats.day} className={classes.day} data-today={stats.day === today || undefined}>
					<span className={classes.date}>
						<strong>{formatWeekday(stats.day)}</strong> {Number(stats.day.slice(8))}.
					</span>
					<span className={classes.types}>
						{stats.vehicleTypes.map((presence) => (
							<PresenceChip key={presence.type.slug} column={slugs.indexOf(presence.type.slug) + 1} {...presence} />
						))}
					</span>
				</li>
			))}
		</ul>
	);
}

/** As many days as a list can hold: a date of a wrong year makes tens of thousands, of which the ones around today count. */
const MAX_DAYS = 400;

function daysAround(days: readonly DayStats[], today: Day): readonly DayStats[] {
	if (days.length <= MAX_DAYS) return days;
	const coming = days.filter(({ day }) => day >= today).length;
	const from = Math.max(0, days.length - coming - MAX_DAYS / 2);
	return days.slice(from, from + MAX_DAYS);
}

/** Every type that is there on any day, so that each has a column of its own. */
function slugsOf(days: readonly DayStats[]): string[] {
	return [...new Set(days.flatMap(({ vehicleTypes }) => vehicleTypes.map(({ type }) => type.slug)))].sort(compareNames);
}

type PresenceChipProps = DayStats['vehicleTypes'][number] & { column: number };

/** A button, so that the keyboard and a tap reach its tooltip. */
function PresenceChip({ type, count, band_summary, column }: PresenceChipProps) {
	const { className, style, ...attributes } = chipAttributes(type.color, true);
	return (
		<button
			type="button"
			className={`${className} ${classes.type}`}
			style={{ ...style, '--column': column }}
			aria-label={`${count} ${type.slug}, ${type.name}: ${band_summary}`}
			{...attributes}
			{...withTooltip(band_summary, { onTap: true })}
		>
			{count} {type.slug}
		</button>
	);
}
