import type { ReactNode } from 'react';
import { Panel } from '../../ui/panel.tsx';
import classes from './help.module.css';

interface Meaning {
	readonly key: string;
	readonly term: ReactNode;
	readonly description: string;
}

/** Signs of the screens and what each means. */
export function Meanings({ title, meanings }: { title: string; meanings: readonly Meaning[] }) {
	return (
		<Panel title={title} padded>
			<dl className={classes.meanings}>
				{meanings.map(({ key, term, description }) => (
					<div key={key} className={classes.meaning}>
						<dt className={classes.term}>{term}</dt>
						<dd>{description}</dd>
					</div>
				))}
			</dl>
		</Panel>
	);
}
