import type { SetupStep, Stage } from '@crossload/contract';
import { Button } from '@mantine/core';
import {
	mdiAccountGroupOutline,
	mdiAccountKeyOutline,
	mdiCheck,
	mdiCheckCircle,
	mdiMapMarkerOutline,
	mdiMusicNote,
	mdiTableArrowUp,
	mdiTimelineClockOutline,
	mdiTruckOutline,
} from '@mdi/js';
import { StageChip } from '../../entities/stage/stage-chip.tsx';
import { Icon } from '../../ui/icon.tsx';
import classes from './setup.module.css';
import type { SetupCounts, StepState } from './setup-steps.ts';
import { STEP_FACTS, STEP_TEXTS, STEP_TITLES, SETUP_TEXTS as texts } from './setup-texts.ts';
import { changeLink, importLink, manualEntryLink, STEP_IMPORTS } from './step-links.tsx';

const ICONS: Readonly<Record<SetupStep, string>> = {
	running_order: mdiMusicNote,
	positions: mdiMapMarkerOutline,
	vehicles: mdiTruckOutline,
	persons: mdiAccountGroupOutline,
	templates: mdiTimelineClockOutline,
	users: mdiAccountKeyOutline,
};

/** How many stages are shown as chips. */
const MAX_CHIPS = 4;

interface StepRowProps {
	readonly step: SetupStep;
	readonly state: StepState;
	/** The first open one: it is raised and has the screen's one accent button. */
	readonly isNext: boolean;
	readonly counts: SetupCounts;
	readonly stages: readonly Stage[];
	readonly onLeaveOut: (isLeftOut: boolean) => void;
}

/** One of the first steps: what it is, what is there, and how it is done. */
export function StepRow({ step, state, isNext, counts, stages, onLeaveOut }: StepRowProps) {
	const facts = STEP_FACTS[step](counts);
	const chips = step === 'running_order' ? stages.slice(0, MAX_CHIPS) : [];
	return (
		<li className={classes.step} data-state={state} data-next={isNext || undefined}>
			<span className={classes.box}>
				<Icon path={state === 'done' ? mdiCheck : ICONS[step]} size={20} />
			</span>
			<div className={classes.words}>
				<div className={classes.name}>
					<h2 className={classes.title}>{STEP_TITLES[step]}</h2>
					{chips.map((stage) => (
						<StageChip key={stage.id} stage={stage} isShort />
					))}
				</div>
				<p className="note">{STEP_TEXTS[step]}</p>
			</div>
			<div className={classes.actions}>
				{facts !== null && (
					<span className={classes.facts}>
						{state === 'done' && <Icon path={mdiCheckCircle} size={16} title={texts.done} />}
						{facts}
					</span>
				)}
				{state === 'left-out' && <span className={classes.facts}>{texts.leftOut}</span>}
				<Actions {...{ step, state, isNext, counts, onLeaveOut }} />
			</div>
		</li>
	);
}

function Actions({ step, state, isNext, counts, onLeaveOut }: Omit<StepRowProps, 'stages'>) {
	const name = STEP_TITLES[step];
	if (state === 'done') {
		return (
			<Button variant="subtle" color="gray" aria-label={`${texts.change}: ${name}`} renderRoot={changeLink(step)}>
				{texts.change}
			</Button>
		);
	}
	if (state === 'left-out') {
		return (
			<Button variant="subtle" color="gray" aria-label={`${texts.takeIn}: ${name}`} onClick={() => onLeaveOut(false)}>
				{texts.takeIn}
			</Button>
		);
	}
	const kind = STEP_IMPORTS[step];
	const manual = manualEntryLink(step, counts);
	const importLabel = step === 'running_order' ? texts.importSpreadsheet : texts.import;
	return (
		<>
			<Button variant="subtle" color="gray" aria-label={`${texts.leaveOut}: ${name}`} onClick={() => onLeaveOut(true)}>
				{texts.leaveOut}
			</Button>
			<Button
				variant={isNext && kind === undefined ? 'filled' : 'default'}
				aria-label={`${manual.label}: ${name}`}
				renderRoot={manual.link}
			>
				{manual.label}
			</Button>
			{kind !== undefined && (
				<Button
					variant={isNext ? 'filled' : 'default'}
					aria-label={`${importLabel}: ${name}`}
					{...(isNext && { leftSection: <Icon path={mdiTableArrowUp} /> })}
					renderRoot={importLink(kind)}
				>
					{importLabel}
				</Button>
			)}
		</>
	);
}
