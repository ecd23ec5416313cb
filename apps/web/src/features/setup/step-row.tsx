import type { ImportKindName, SetupStep, Stage } from '@crossload/contract';
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
import { Link } from '@tanstack/react-router';
import { StageChip } from '../../entities/stage/stage-chip.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { RenderLink } from '../../ui/link-slot.ts';
import classes from './setup.module.css';
import type { SetupCounts, StepState } from './setup-steps.ts';
import { STEP_FACTS, STEP_TEXTS, STEP_TITLES, SETUP_TEXTS as texts } from './setup-texts.ts';

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

/** The import that brings the rows of a step; users can only be entered by hand. */
const STEP_IMPORTS: Readonly<Partial<Record<SetupStep, ImportKindName>>> = {
	running_order: 'running_order',
	positions: 'positions',
	vehicles: 'vehicles',
	persons: 'persons',
	templates: 'activities',
};

function importLink(kind: ImportKindName): RenderLink {
	return (slot) => <Link to="/import" search={{ kind }} {...slot} />;
}

/** A link to where the rows of a step are entered by hand. */
function manualEntryLink(step: SetupStep, counts: SetupCounts): { label: string; link: RenderLink } {
	switch (step) {
		case 'running_order':
			return { label: texts.typeIn, link: runningOrderLink(counts) };
		case 'positions':
			return { label: texts.add, link: (slot) => <Link to="/position/add" {...slot} /> };
		case 'vehicles':
			return { label: texts.add, link: (slot) => <Link to="/vehicle/add/{-$contextBand}" {...slot} /> };
		case 'templates':
			return { label: texts.lookThrough, link: changeLink(step) };
		default:
			return { label: texts.add, link: changeLink(step) };
	}
}

/** What is entered first: a band needs a stage, and a show needs a band. */
function runningOrderLink({ stages, bands }: SetupCounts): RenderLink {
	if (stages === 0) return (slot) => <Link to="/stages" {...slot} />;
	if (bands === 0) return (slot) => <Link to="/band/add" {...slot} />;
	return (slot) => <Link to="/activity/new/{-$context}/{-$contextId}" search={{ type: 'show' }} {...slot} />;
}

/** A link to the list of what a step is about. */
function changeLink(step: SetupStep): RenderLink {
	const to = LIST_PATHS[step];
	return (slot) => <Link to={to} {...slot} />;
}

const LIST_PATHS = {
	running_order: '/bands',
	positions: '/positions',
	vehicles: '/vehicles',
	persons: '/persons',
	templates: '/templates',
	users: '/users',
} as const satisfies Record<SetupStep, string>;
