import type { CarryOverResult } from '@crossload/contract';
import { type CarryKind, PLAN_CARRY_KINDS, toDay, USUAL_CARRY_KINDS } from '@crossload/domain';
import { Button, Checkbox, Loader, TextInput } from '@mantine/core';
import { mdiCheck } from '@mdi/js';
import { useCarryOverRun } from '../../api/carry-over.ts';
import { failureText, messageOf } from '../../api/errors.ts';
import { formatDay, formatLongWeekday } from '../../lib/format.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Icon } from '../../ui/icon.tsx';
import { notify } from '../../ui/notify.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useUndo } from '../changes/use-undo.ts';
import classes from './carry-over.module.css';
import { CARRY_KIND_LABELS, CARRY_TEXTS as texts } from './carry-over-texts.ts';
import { type CarryOver, type CarrySource, type KindCounts, useCarryOver } from './use-carry-over.ts';

/** Chooses which kinds of rows are copied, with what each would bring, and copies them. */
export function ChoicePanel({ source }: { source: CarrySource }) {
	const state = useCarryOver(source);
	const { all, dryRun, result, kinds, isBusy } = state;
	const failed = all.error ?? dryRun.error;
	if (failed) {
		return (
			<ErrorPanel
				message={messageOf(failed, texts.dryRunFailed)}
				onRetry={() => void (all.error ? all : dryRun).refetch()}
			/>
		);
	}
	return (
		<Panel
			title={texts.what}
			action={
				<span role="status" className={classes.progress}>
					{isBusy ? (
						<>
							<Loader size="xs" /> {texts.reading}
						</>
					) : (
						texts.nothingYet
					)}
				</span>
			}
			padded
		>
			{all.data && (
				<div className={classes.choices}>
					<Kinds label={texts.setUp} kinds={USUAL_CARRY_KINDS} all={all.data} state={state} />
					<Kinds label={texts.plan} kinds={PLAN_CARRY_KINDS} all={all.data} state={state} />
					{kinds.includes('activities') && <FirstDay state={state} all={all.data} />}
					{kinds.includes('users') && <p className="note">{texts.usersStay}</p>}
					<Apply state={state} />
					{result && <Remarks result={result} />}
				</div>
			)}
		</Panel>
	);
}

interface KindsProps {
	readonly label: string;
	readonly kinds: readonly CarryKind[];
	/** What all kinds together would bring. */
	readonly all: CarryOverResult;
	readonly state: CarryOver;
}

function Kinds({ label, kinds, all, state }: KindsProps) {
	const countsIn = (result: CarryOverResult | undefined, kind: CarryKind) =>
		result?.kinds.find((each) => each.kind === kind);
	return (
		<fieldset className={classes.kinds}>
			<legend className={classes.legend}>{label}</legend>
			{kinds.map((kind) => {
				const isChosen = state.kinds.includes(kind);
				const counts = (isChosen && countsIn(state.result, kind)) || countsIn(all, kind);
				return (
					<Checkbox
						key={kind}
						label={CARRY_KIND_LABELS[kind]}
						description={counts && describe(counts, isChosen)}
						checked={isChosen}
						onChange={({ currentTarget }) => state.toggle(kind, currentTarget.checked)}
					/>
				);
			})}
		</fieldset>
	);
}

function describe({ new: added, same, kept, skipped }: KindCounts, isChosen: boolean): string {
	const count = added + same + kept + skipped;
	if (count === 0) return texts.nothingThere;
	if (!isChosen) return texts.available(count);
	return [
		...(added > 0 ? [texts.counts(added)] : []),
		...(same > 0 ? [texts.same(same)] : []),
		...(kept > 0 ? [texts.kept(kept)] : []),
		...(skipped > 0 ? [texts.skipped(skipped)] : []),
	].join(', ');
}

function FirstDay({ state: { chosenDay, setFirstDay, result }, all }: { state: CarryOver; all: CarryOverResult }) {
	const { there, here } = result?.firstDay ?? all.firstDay;
	if (there === null) return null;
	return (
		<TextInput
			type="date"
			className={classes.day}
			label={texts.firstDay}
			description={here && texts.firstDayWhy(dayInWords(there), dayInWords(here))}
			inputWrapperOrder={['label', 'input', 'description']}
			value={chosenDay ?? ''}
			onChange={({ currentTarget }) => setFirstDay(currentTarget.value === '' ? null : currentTarget.value)}
		/>
	);
}

function dayInWords(text: string): string {
	const day = toDay(text);
	return `${formatLongWeekday(day)}, ${formatDay(day)}`;
}

function Apply({ state }: { state: CarryOver }) {
	const { mutateAsync: run, isPending } = useCarryOverRun();
	const undo = useUndo();
	const { sent, newCount, all, dryRun, isBusy } = state;
	const handleApply = async () => {
		try {
			const { revision, usersRevision } = await run(sent);
			if (revision !== null) notify.success(texts.applied(newCount), () => undo(revision));
			else if (usersRevision !== null) notify.success(texts.applied(newCount));
			else notify.info(texts.nothingNew);
		} catch (error) {
			notify.error(failureText(texts.applyFailed, error));
		}
		// After copying, the counts of new rows differ.
		await Promise.all([all.refetch(), dryRun.refetch()]);
	};
	return (
		<Button
			leftSection={<Icon path={mdiCheck} />}
			loading={isPending}
			disabled={isBusy || newCount === 0}
			onClick={() => void handleApply()}
		>
			{texts.apply(newCount)}
		</Button>
	);
}

/** How many remarks are listed at most; the rest are counted. */
const MAX_SHOWN = 30;

/** Rows that stay as they are here, cannot be copied or are copied without something. */
function Remarks({ result: { remarks, moreRemarks } }: { result: CarryOverResult }) {
	const count = remarks.length + moreRemarks;
	if (count === 0) return null;
	return (
		<details className={classes.remarks}>
			<summary className={classes.summary}>{texts.remarks(count)}</summary>
			<ul className={classes.list}>
				{remarks.slice(0, MAX_SHOWN).map(({ kind, name, text }, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: names may be there twice, and the list never moves
					<li key={index}>
						<span className="dim">{CARRY_KIND_LABELS[kind]}</span> <b>{name}</b> {text}
					</li>
				))}
				{count > MAX_SHOWN && <li className="dim">{texts.more(count - MAX_SHOWN)}</li>}
			</ul>
		</details>
	);
}
