import type { User } from '@crossload/contract';
import { type ReactNode, useState } from 'react';
import { useIsPhone } from '../../lib/use-media.ts';
import { ConnectionStrip } from './connection-strip.tsx';
import type { MenuPath } from './menu.ts';
import { NewVersionStrip } from './new-version-strip.tsx';
import { Overlays } from './overlays.tsx';
import { PhoneBar } from './phone-bar.tsx';
import classes from './shell.module.css';
import { SideMenu } from './side-menu.tsx';
import { TopBar } from './top-bar.tsx';
import { type Overlay, useKeyActions } from './use-key-actions.ts';

/** What stands around every screen: bar above, menu beside, on phones below. */
export function Shell({ user, section, isForm, children }: ShellProps) {
	const isPhone = useIsPhone();
	const hasFoot = isPhone && !isForm;
	const [overlay, setOverlay] = useState<Overlay | null>(null);
	useKeyActions(setOverlay);
	const search = () => setOverlay('search');
	return (
		<div className={classes.shell} data-foot={hasFoot || undefined}>
			<a className={classes.skip} href="#content">
				Skip to content
			</a>
			<TopBar onSearch={search} />
			{!isPhone && <SideMenu user={user} section={section} onKeys={() => setOverlay('keys')} />}
			<div className={classes.strips}>
				<NewVersionStrip />
				<ConnectionStrip />
			</div>
			<main id="content" tabIndex={-1} className={classes.main}>
				{children}
			</main>
			{hasFoot && <PhoneBar user={user} section={section} onSearch={search} />}
			<Overlays open={overlay} onClose={() => setOverlay(null)} />
		</div>
	);
}

interface ShellProps {
	user: User;
	section: MenuPath | undefined;
	isForm: boolean;
	children: ReactNode;
}
