import { type ReactNode, useId } from 'react';
import classes from './panel.module.css';

/** A card on the page: a title, perhaps an action beside it, and what it holds from edge to edge. */
export function Panel({ title, action, padded = false, className, children }: PanelProps) {
	const titleId = useId();
	return (
		<section
			className={[classes.panel, className].filter(Boolean).join(' ')}
			aria-labelledby={title ? titleId : undefined}
		>
			{(title || action) && (
				<div className={classes.head}>
					<h2 className={classes.title} id={titleId}>
						{title}
					</h2>
					{action && <div className={classes.action}>{action}</div>}
				</div>
			)}
			<div className={padded ? classes.padded : undefined}>{children}</div>
		</section>
	);
}

interface PanelProps {
	title?: ReactNode;
	action?: ReactNode;
	/** Text and other things that do not reach the edges; a line parts them from the title. */
	padded?: boolean;
	className?: string | undefined;
	children: ReactNode;
}
