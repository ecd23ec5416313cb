import type { SheetState as State } from '@crossload/contract';
import { Button } from '@mantine/core';
import { mdiAlert, mdiCheckCircle } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { failureText } from '../../api/errors.ts';
import { sheetStateQuery } from '../../api/sheets.ts';
import { formatFull } from '../../lib/format.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import classes from './sheet-state.module.css';
import { SHEET_TEXTS as texts } from './sheet-texts.ts';

/** Whether a printed sheet is still current, and what has changed since (SHEET-03); its QR code opens this screen. */
export function SheetState({ code }: { code: string }) {
	const { data, error, refetch } = useQuery(sheetStateQuery(code));
	if (data) return <StateOfSheet state={data} />;
	return (
		<PageFrame title={texts.sheet}>
			{error ? (
				<ErrorPanel message={failureText(texts.stateFailed, error)} onRetry={() => void refetch()} />
			) : (
				<SkeletonRows />
			)}
		</PageFrame>
	);
}

function StateOfSheet({ state }: { state: State }) {
	const { title, printed_at, revision, current, changes } = state;
	return (
		<PageFrame title={title}>
			<p className="note">{texts.printed(formatFull(printed_at), revision)}</p>
			<div role="status" className={classes.state} data-current={current || undefined}>
				<Icon path={current ? mdiCheckCircle : mdiAlert} size={28} />
				<div>
					<strong className={classes.stateName}>{current ? texts.current : texts.old}</strong>
					<div>{current ? texts.currentHint : texts.changed(changes.length)}</div>
				</div>
			</div>
			{!current && <Changes changes={changes} />}
		</PageFrame>
	);
}

function Changes({ changes }: Pick<State, 'changes'>) {
	return (
		<>
			<Panel>
				<ul className="plain-list">
					{changes.map(({ text }) => (
						<li key={text} className={classes.change}>
							{text}
						</li>
					))}
				</ul>
			</Panel>
			<Button
				className={classes.printAgain ?? ''}
				variant="default"
				renderRoot={(slot) => <Link to="/sheets" {...slot} />}
			>
				{texts.printAgain}
			</Button>
		</>
	);
}
