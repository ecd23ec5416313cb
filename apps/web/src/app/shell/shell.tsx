import type { User } from '@crossload/contract';
import type { ReactNode } from 'react';
import { useIsPhone } from '../../lib/use-media.ts';
import { ConnectionStrip } from './connection-strip.tsx';
import type { MenuPath } from './menu.ts';
import { NewVersionStrip } from './new-version-strip.tsx';
import { PhoneBar } from './phone-bar.tsx';
import classes from './shell.module.css';
import { SideMenu } from './side-menu.tsx';
import { TopBar } from './top-bar.tsx';

/** What stands around every screen: bar above, menu beside, on phones below. */
export function Shell({ user, section, isForm, children }: ShellProps) {
	const isPhone = useIsPhone();
	const hasFoot = isPhone && !isForm;
	return (
		<div className={classes.shell} data-foot={hasFoot || undefined}>
			<a className={classes.skip} href="#content">
				Skip to content
			</a>
			<TopBar />
			{!isPhone && <SideMenu user={user} section={section} />}
			<div className={classes.strips}>
				<NewVersionStrip />
				<ConnectionStrip />
			</div>
			<main id="content" tabIndex={-1} className={classes.main}>
				{children}
			</main>
			{hasFoot && <PhoneBar user={user} section={section} />}
		</div>
	);
}

interface ShellProps {
	user: User;
	section: MenuPath | undefined;
	isForm: boolean;
	children: ReactNode;
}
