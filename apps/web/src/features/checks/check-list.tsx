import { type Remedy, SEVERITIES, type Severity } from '@crossload/domain';
import { type ReactNode, useCallback, useRef } from 'react';
import { useRight } from '../../api/session.ts';
import { useConnection } from '../../api/sync/connection.ts';
import { SeverityBadge } from '../../entities/finding/severity-badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFirstRows } from '../../ui/show-more.tsx';
import { useDialog } from '../../ui/use-dialog.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { AcceptedList } from './accepted-list.tsx';
import { byTime, type CheckOrder } from './check-filters.ts';
import classes from './check-list.module.css';
import { CheckRow } from './check-row.tsx';
import { SEVERITY_MEANS, CHECK_TEXTS as texts } from './check-texts.ts';
import { useApplyRemedy } from './use-apply-remedy.ts';
import type { Check, Checks } from './use-checks.ts';

/** So many of a group are shown at first: for each the remedies are looked for. */
const SHOWN = 25;

interface CheckListProps {
	readonly checks: Checks;
	/** Worst first. */
	readonly shown: readonly Check[];
	readonly order: CheckOrder;
}

/** The findings by how bad they are, or by time. */
export function CheckList({ checks, shown, order }: CheckListProps) {
	const list = useRef<HTMLDivElement>(null);
	const { apply, isPending } = useApplyRemedy(checks.activities);
	const isOffline = useConnection() === 'offline';
	const handleApply = useCallback(
		(remedy: Remedy) => {
			// The row goes away with what it says: the focus stays in the list.
			list.current?.focus();
			void apply(remedy);
		},
		[apply],
	);
	const accepting = useDialog<Check>();
	const open = shown.filter(({ accepted }) => accepted === null);
	const row = {
		checks,
		mayWrite: useRight('activity:write'),
		isBusy: isPending || isOffline,
		onApply: handleApply,
		onAccept: accepting.open,
	};
	if (shown.length === 0) return <EmptyState text={checks.checks.length === 0 ? texts.nothing : texts.nothingLeft} />;
	return (
		<div ref={list} tabIndex={-1} className={classes.list}>
			<div className={classes.columns} aria-hidden>
				{texts.columns.map((column) => (
					<span key={column}>{column}</span>
				))}
			</div>
			{isOffline && row.mayWrite && <p className={classes.offline}>{texts.offline}</p>}
			{order === 'time' && (
				<Group name={texts.byTime} all={byTime(open)} row={{ ...row, namesSeverity: true }}>
					<h2 className="visually-hidden">{texts.byTime}</h2>
				</Group>
			)}
			{order === 'severity' &&
				SEVERITIES.map((severity) => <SeverityGroup key={severity} {...{ severity, open, row }} />)}
			{open.length === 0 && <EmptyState text={texts.allAccepted} />}
			<AcceptedList checks={shown.filter(({ accepted }) => accepted !== null)} />
			{accepting.subject && (
				<AcceptDialog opened={accepting.isOpen} onClose={accepting.close} check={accepting.subject} />
			)}
		</div>
	);
}

type RowProps = Omit<Parameters<typeof CheckRow>[0], 'check'>;

function SeverityGroup({ severity, open, row }: { severity: Severity; open: readonly Check[]; row: RowProps }) {
	const all = open.filter((check) => check.severity === severity);
	return (
		<Group name={`${all.length} ${severity}`} all={all} row={row}>
			<h2 className={classes.head}>
				<SeverityBadge severity={severity} count={all.length} />
				<span>{SEVERITY_MEANS[severity]}</span>
			</h2>
		</Group>
	);
}

interface GroupProps {
	readonly name: string;
	readonly all: readonly Check[];
	readonly row: RowProps;
	readonly children?: ReactNode;
}

function Group({ name, all, row, children }: GroupProps) {
	const { first, more } = useFirstRows(all, SHOWN);
	if (all.length === 0) return null;
	return (
		<section className={classes.group} aria-label={name}>
			{children}
			<ul className={classes.rows}>
				{first.map((check) => (
					<CheckRow key={check.key} check={check} {...row} />
				))}
			</ul>
			{more}
		</section>
	);
}
