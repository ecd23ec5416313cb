import type { User } from '@crossload/contract';
import { type ReactNode, Suspense, useState } from 'react';
import { MineStrip } from '../../features/mine/mine-strip.tsx';
import { lazyExtra } from '../../lib/lazy-extra.ts';
import { useIsPhone } from '../../lib/use-media.ts';
import { useRootAttribute } from '../../lib/use-root-attribute.ts';
import { ConnectionStrip } from './connection-strip.tsx';
import type { MenuPath } from './menu.ts';
import { NewVersionStrip } from './new-version-strip.tsx';
import { Overlays } from './overlays.tsx';
import { PhoneBar } from './phone-bar.tsx';
import classes from './shell.module.css';
import { SideMenu } from './side-menu.tsx';
import { TopBar } from './top-bar.tsx';
import { type Overlay, useKeyActions } from './use-key-actions.ts';

const TooltipLayer = lazyExtra(async () => (await import('../../ui/tooltip-layer.tsx')).TooltipLayer);

/** What stands around every screen: bar above, menu beside, on phones below. */
export function Shell({ user, section, isForm, hasMine, children }: ShellProps) {
	const isPhone = useIsPhone();
	const hasFoot = isPhone && !isForm;
	useRootAttribute('data-foot', hasFoot);
	const [overlay, setOverlay] = useState<Overlay | null>(null);
	useKeyActions(setOverlay);
	return (
		<div className={classes.shell}>
			<a className={classes.skip} href="#content">
				Skip to content
			</a>
			<TopBar onOverlay={setOverlay} />
			{!isPhone && <SideMenu user={user} section={section} onOverlay={setOverlay} />}
			<div className={classes.strips}>
				<NewVersionStrip />
				<ConnectionStrip />
			</div>
			<main id="content" tabIndex={-1} className={classes.main}>
				{hasMine && <MineStrip onChange={() => setOverlay('mine')} />}
				{children}
			</main>
			{hasFoot && <PhoneBar user={user} section={section} onOverlay={setOverlay} />}
			<Suspense>
				<TooltipLayer />
			</Suspense>
			<Overlays open={overlay} onOverlay={setOverlay} />
		</div>
	);
}

interface ShellProps {
	user: User;
	section: MenuPath | undefined;
	isForm: boolean;
	hasMine: boolean;
	children: ReactNode;
}
