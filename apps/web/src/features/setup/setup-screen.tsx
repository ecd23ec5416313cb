import { SETUP_STEPS, type Setup, type Stage } from '@crossload/contract';
import { Button } from '@mantine/core';
import { mdiPlayBoxOutline, mdiUndo } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { failureText, messageOf } from '../../api/errors.ts';
import { openSetupQuery, useChangeSetup } from '../../api/setup.ts';
import { stageListQuery } from '../../api/stages.ts';
import { Icon } from '../../ui/icon.tsx';
import { ListPlaceholder } from '../../ui/list-placeholder.tsx';
import { notify } from '../../ui/notify.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { CARRY_TEXTS } from '../carry-over/carry-over-texts.ts';
import classes from './setup.module.css';
import { countSettledSteps, type SetupCounts, stepStates } from './setup-steps.ts';
import { PLAN_FACTS, SETUP_TEXTS as texts } from './setup-texts.ts';
import { StartFiles } from './start-files.tsx';
import { StepRow } from './step-row.tsx';
import { type InventedFestival, useInventedFestival } from './use-invented-festival.tsx';
import { useSetupCounts } from './use-setup-counts.ts';

/** Leads through what a plan needs, step by step (IMP-09). */
export function SetupScreen() {
	const setup = useQuery(openSetupQuery);
	const counts = useSetupCounts(true);
	const { data: stages } = useQuery(stageListQuery);
	if (setup.data && counts && stages) return <Steps setup={setup.data} counts={counts} stages={stages} />;
	const failure = setup.isError ? messageOf(setup.error, texts.failed) : null;
	return (
		<PageFrame title={texts.title}>
			<ListPlaceholder failure={failure} retry={setup.refetch} count={8} />
		</PageFrame>
	);
}

interface StepsProps {
	readonly setup: Setup;
	readonly counts: SetupCounts;
	readonly stages: readonly Stage[];
}

function Steps({ setup, counts, stages }: StepsProps) {
	const save = useSaveSetup();
	const festival = useInventedFestival();
	const states = stepStates(counts, setup);
	const next = SETUP_STEPS.find((step) => states[step] === 'open');
	const settled = countSettledSteps(states);
	const leaveOut = (step: (typeof SETUP_STEPS)[number], isLeftOut: boolean) => {
		const others = setup.leftOut.filter((each) => each !== step);
		save({ leftOut: isLeftOut ? [...others, step] : others });
	};
	return (
		<PageFrame
			title={texts.title}
			count={texts.progress(settled, SETUP_STEPS.length)}
			actions={<Actions setup={setup} festival={festival} onHide={(hidden) => save({ hidden })} />}
		>
			<div className={classes.bar} aria-hidden>
				{SETUP_STEPS.map((step) => (
					<span key={step} data-state={step === next ? 'next' : states[step]} />
				))}
			</div>
			<div className={classes.screen}>
				<div className={classes.main}>
					{setup.invented && <InventedNote festival={festival} />}
					<ol className={classes.steps} aria-label={texts.steps}>
						{SETUP_STEPS.map((step) => (
							<StepRow
								key={step}
								step={step}
								state={states[step]}
								isNext={step === next}
								counts={counts}
								stages={stages}
								onLeaveOut={(isLeftOut) => leaveOut(step, isLeftOut)}
							/>
						))}
					</ol>
				</div>
				<div className={classes.main}>
					<PlanFacts counts={counts} />
					<StartFiles />
					<FromLastYear />
				</div>
			</div>
			{festival.question}
		</PageFrame>
	);
}

function useSaveSetup() {
	const { mutateAsync } = useChangeSetup();
	return (change: Parameters<typeof mutateAsync>[0]) =>
		void mutateAsync(change).then(
			() => change.hidden === true && notify.info(texts.hidden),
			(error: unknown) => notify.error(failureText(texts.saveFailed, error)),
		);
}

interface ActionsProps {
	readonly setup: Setup;
	readonly festival: InventedFestival;
	readonly onHide: (hidden: boolean) => void;
}

function Actions({ setup: { empty, hidden }, festival, onHide }: ActionsProps) {
	return (
		<>
			<Button variant="subtle" color="gray" onClick={() => onHide(!hidden)}>
				{hidden ? texts.show : texts.hide}
			</Button>
			{empty && (
				<Button
					variant="default"
					leftSection={<Icon path={mdiPlayBoxOutline} />}
					loading={festival.isBusy}
					onClick={() => void festival.fill()}
				>
					{texts.invent}
				</Button>
			)}
		</>
	);
}

/** Says that all data are invented, with a button that removes them. */
function InventedNote({ festival }: { festival: InventedFestival }) {
	return (
		<section className={classes.note} aria-labelledby="invented-festival">
			<div className={classes.words}>
				<h2 className={classes.title} id="invented-festival">
					{texts.noteTitle}
				</h2>
				<p className="note">{texts.noteText}</p>
			</div>
			<Button
				variant="default"
				leftSection={<Icon path={mdiUndo} />}
				loading={festival.isBusy}
				onClick={() => void festival.takeBack()}
			>
				{texts.takeBack}
			</Button>
		</section>
	);
}

/** A link to the screen that copies what another installation has set up (IMP-10). */
function FromLastYear() {
	return (
		<Panel title={CARRY_TEXTS.title} padded>
			<p className="note">{texts.lastYear}</p>
			<Button mt="sm" variant="default" renderRoot={(slot) => <Link to="/carry-over" {...slot} />}>
				{texts.chooseDatabase}
			</Button>
		</Panel>
	);
}

function PlanFacts({ counts }: { counts: SetupCounts }) {
	return (
		<Panel title={texts.facts} padded>
			<dl className={classes.plan}>
				{PLAN_FACTS.map(([label, key]) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{counts[key]}</dd>
					</div>
				))}
			</dl>
		</Panel>
	);
}
