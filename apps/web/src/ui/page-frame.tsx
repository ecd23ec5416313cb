import { mdiArrowLeft, mdiChevronRight } from '@mdi/js';
import type { ReactNode } from 'react';
import { useIsPhone } from '../lib/use-media.ts';
import { useTabTitle } from '../lib/use-tab-title.ts';
import { Icon } from './icon.tsx';
import type { RenderLink } from './link-slot.ts';
import classes from './page-frame.module.css';

/** A page on the way to this one, nearest last. */
export interface Crumb {
	label: string;
	link: RenderLink;
}

/** The frame of every page: where it is, what it is, how much there is, what can be done. On phones an arrow leads back. */
export function PageFrame({ title, tab = title, crumbs = [], isTitleHiddenOnPhones = false, ...rest }: PageFrameProps) {
	const { children, over, count, beside, actions, isUnprinted, fillsWindow } = rest;
	useTabTitle(tab);
	const isPhone = useIsPhone();
	const parent = crumbs.at(-1);
	if (isPhone && isTitleHiddenOnPhones) {
		return (
			<div className={classes.page}>
				<h1 className="visually-hidden">{title}</h1>
				{children}
			</div>
		);
	}
	return (
		<div className={classes.page} data-fills={fillsWindow || undefined}>
			<header className={isUnprinted ? 'unprinted' : undefined}>
				{!isPhone && crumbs.length > 0 && <Crumbs crumbs={crumbs} />}
				<div className={classes.line} data-beside={Boolean(beside) || undefined}>
					{isPhone && parent && <BackArrow {...parent} />}
					<div className={classes.named}>
						{isPhone && over && <div className={classes.over}>{over}</div>}
						<h1 className={classes.title}>{title}</h1>
					</div>
					{count !== undefined && <span className="dim tabular">{count}</span>}
					{beside && <div className={classes.beside}>{beside}</div>}
					{actions && <div className={classes.actions}>{actions}</div>}
				</div>
			</header>
			{children}
		</div>
	);
}

interface PageFrameProps {
	title: string;
	/** What the browser's tab is called, where the title alone does not say it. */
	tab?: string;
	/** Small above the title on phones, where there are no crumbs: to whom it belongs. */
	over?: ReactNode;
	/** How much there is, dim beside the title: `84 of 352`. */
	count?: ReactNode;
	crumbs?: readonly Crumb[];
	/** What belongs to the title: a chip, a plate, a status. */
	beside?: ReactNode;
	actions?: ReactNode;
	/** Where the menu says enough: phones show neither the title nor what stands in its line. */
	isTitleHiddenOnPhones?: boolean;
	/** What is printed has a head of its own. */
	isUnprinted?: boolean;
	/** As high as the window leaves room for; what scrolls in it takes what the rest of the page does not. Not on phones. */
	fillsWindow?: boolean;
	children: ReactNode;
}

function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
	return (
		<nav aria-label="Breadcrumbs">
			<ol className={classes.crumbs}>
				{crumbs.map(({ label, link }, place) => (
					<li key={label} className={classes.crumb}>
						{place > 0 && <Icon path={mdiChevronRight} size={16} />}
						{link({ className: classes.crumbLink ?? '', children: label })}
					</li>
				))}
			</ol>
		</nav>
	);
}

function BackArrow({ label, link }: Crumb) {
	return link({
		className: classes.back ?? '',
		'aria-label': `Back to ${label}`,
		children: <Icon path={mdiArrowLeft} size={22} />,
	});
}
