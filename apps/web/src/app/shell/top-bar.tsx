import { calendarDayOf, festivalTimeOf } from '@crossload/domain';
import { mdiAccountStarOutline } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { memo, Suspense } from 'react';
import { festivalQuery } from '../../api/festival.ts';
import { MINE_TEXTS } from '../../features/mine/mine-texts.ts';
import { SearchButton } from '../../features/search/search-button.tsx';
import { formatTime, formatWeekday } from '../../lib/format.ts';
import { lazyExtra } from '../../lib/lazy-extra.ts';
import { useMinute } from '../../lib/now.ts';
import { useScreen } from '../../lib/use-media.ts';
import { Logo } from '../../ui/logo.tsx';
import { AlertBell } from './alert-bell.tsx';
import { BarButton } from './bar-button.tsx';
import { ConnectionState } from './connection-state.tsx';
import { LogoutButton } from './logout-button.tsx';
import classes from './top-bar.module.css';
import type { SetOverlay } from './use-key-actions.ts';
import { useThemeSwitch } from './use-theme-switch.ts';

const AlertPill = lazyExtra(async () => (await import('../../features/alert/alert-pill.tsx')).AlertPill);

/** Which product, which festival, what time, whether the server responds, and the way out. */
export const TopBar = memo(Bar);

function Bar({ onOverlay }: { onOverlay: SetOverlay }) {
	const showAlerts = () => onOverlay('alerts');
	const screen = useScreen();
	const isPhone = screen === 'phone';
	return (
		<header className={classes.bar}>
			<Link to="/" className={classes.brand} aria-label="Crossload">
				<Logo />
				<span className={classes.name}>Crossload</span>
			</Link>
			{!isPhone && <SearchButton onSearch={() => onOverlay('search')} />}
			{screen === 'desktop' && (
				<div className={classes.worst}>
					<Suspense>
						<AlertPill onOpen={showAlerts} />
					</Suspense>
				</div>
			)}
			<div className={classes.state}>
				{!isPhone && <FestivalName />}
				{isPhone && <ConnectionState />}
				<Clock />
				{!isPhone && <ConnectionState />}
			</div>
			<div className={classes.actions}>
				<AlertBell onOpen={showAlerts} />
				<BarButton label={MINE_TEXTS.open} icon={mdiAccountStarOutline} opensDialog onClick={() => onOverlay('mine')} />
				{!isPhone && <ThemeButton />}
				<LogoutButton isPhone={isPhone} />
			</div>
		</header>
	);
}

/** Switches between the dark and the light theme; it shows the one it leads to. */
function ThemeButton() {
	const { label, icon, toggle } = useThemeSwitch();
	return <BarButton label={label} icon={icon} onClick={toggle} />;
}

function FestivalName() {
	const { data } = useQuery(festivalQuery);
	return data?.name ? <span className={classes.festival}>{data.name}</span> : null;
}

function Clock() {
	const now = useMinute();
	return (
		<time className={classes.clock} dateTime={festivalTimeOf(now)}>
			<span className={classes.weekday}>{formatWeekday(calendarDayOf(now))} </span>
			{formatTime(festivalTimeOf(now))}
		</time>
	);
}
