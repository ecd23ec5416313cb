import { Outlet, useMatches } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { useFestivalOffset } from '../api/clock.ts';
import { useRight, useSession } from '../api/session.ts';
import { useUnsent } from '../api/sync/outbox.ts';
import { kindOf } from '../api/sync/outbox-kinds.ts';
import { UnsentProvider } from '../entities/unsent/unsent-context.ts';
import { ActivityDialogOutlet } from '../features/activity/activity-dialog-outlet.tsx';
import { PageAddressProvider } from '../features/activity/page-address.tsx';
import { DelayOutlet } from '../features/delay/delay-outlet.tsx';
import { ForbiddenPage } from '../pages/forbidden-page.tsx';
import { ExpectedTimes } from './expected-times.tsx';
import { Mine } from './mine-rows.tsx';
import { Shell } from './shell/shell.tsx';

/** Draws the open screen: in the shell for those who are signed in, else bare. */
export function RootScreen() {
	const screen = useMatches({
		select: (matches) => matches.findLast(({ staticData }) => staticData.screen)?.staticData.screen,
	});
	// By the screen that is open, not by the address: on the way to the login the old one must not come up once more.
	const isLogin = useMatches({ select: (matches) => matches.at(-1)?.fullPath === '/login' });
	const session = useSession();
	const mayOpen = useRight(screen?.right ?? 'festival:read');
	const offset = useFestivalOffset();

	if (isLogin) return <Outlet />;
	// The session has just ended: the login screen is on its way.
	if (session === null) return null;
	return (
		<Unsent>
			<Mine>
				{/* Nothing that was drawn for one user is left for the next, nor a time of another offset. */}
				<ExpectedTimes key={`${session.user.id} ${offset}`}>
					<PageAddressProvider>
						<Shell
							user={session.user}
							section={screen?.section}
							isForm={screen?.isForm ?? false}
							hasMine={screen?.hasMine ?? false}
						>
							{mayOpen ? <Outlet /> : <ForbiddenPage />}
							<ActivityDialogOutlet />
							<DelayOutlet />
						</Shell>
					</PageAddressProvider>
				</ExpectedTimes>
			</Mine>
		</Unsent>
	);
}

/** Provides what waits to be sent to all that is rendered inside. A component of its own: the screens do not change with it. */
function Unsent({ children }: { children: ReactNode }) {
	const entries = useUnsent();
	const unsent = useMemo(() => {
		const waiting = entries.filter(({ state }) => state === 'waiting');
		return new Set(waiting.map((entry) => `${kindOf(entry)?.entity}/${entry.id}`));
	}, [entries]);
	return <UnsentProvider value={unsent}>{children}</UnsentProvider>;
}
