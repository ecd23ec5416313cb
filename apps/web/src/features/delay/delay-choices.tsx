import { timeOfMinutes } from '@crossload/domain';
import { ActionIcon, Checkbox, TextInput } from '@mantine/core';
import { mdiMinus, mdiPlus } from '@mdi/js';
import { memo, useState } from 'react';
import { StatusTiming } from '../../entities/activity/status-timing.tsx';
import { TypeIcon } from '../../entities/activity/type-label.tsx';
import { clockTimeOf } from '../../lib/clock-time.ts';
import { formatPlan, formatTime } from '../../lib/format.ts';
import { useNow } from '../../lib/now.ts';
import { Icon } from '../../ui/icon.tsx';
import { Segments } from '../../ui/segments.tsx';
import { useStableHandler } from '../../ui/use-stable-handler.ts';
import { activityName } from '../activity/activity-name.ts';
import { DELAYS, type DelayChoice, minutesToClock } from './delay-choice.ts';
import classes from './delay-choices.module.css';
import { DELAY_TEXTS as texts } from './delay-texts.ts';
import type { Delay } from './use-delay.ts';

/** Chooses by how much or to which time, and what happens to what follows. */
export function DelayChoices({ delay }: { delay: Delay }) {
	const { choice, setChoice, options, setOption, isExpectedLater } = delay;
	const handleTogether = useStableHandler((isOn: boolean) => setOption({ together: isOn }));
	return (
		<div className={classes.choices}>
			<DelayHead delay={delay} />
			<fieldset className={classes.delays}>
				<legend className="visually-hidden">{texts.byHowMuch}</legend>
				{DELAYS.map((by) => (
					<button
						key={by}
						type="button"
						className={classes.delay}
						aria-label={texts.laterBy(by)}
						aria-pressed={byOf(choice) === by}
						onClick={() => setChoice({ by })}
					>
						{texts.by(by)}
					</button>
				))}
				{isExpectedLater && (
					<button
						type="button"
						className={classes.delay}
						aria-pressed={choice === 'expected'}
						onClick={() => setChoice('expected')}
					>
						{texts.expected}
					</button>
				)}
			</fieldset>
			<div className={classes.more}>
				<MinutesField delay={delay} />
				<TimeField delay={delay} />
				<Segments
					label={texts.whatFollows}
					choices={FOLLOWER_CHOICES}
					value={options.keepsShows ? 'keep' : 'push'}
					onChange={(value) => setOption({ keepsShows: value === 'keep' })}
				/>
				{delay.canTakeAlong && <Together isOn={options.together} onChange={handleTogether} />}
			</div>
		</div>
	);
}

// Components of the library take long to render: these are memoised, so that a choice renders only what it changes.

const Together = memo(({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) => (
	<Checkbox
		className={classes.together ?? ''}
		label={texts.together}
		checked={isOn}
		onChange={(event) => onChange(event.currentTarget.checked)}
	/>
));

interface StepButtonProps {
	readonly label: string;
	readonly path: string;
	readonly isDisabled: boolean;
	readonly onClick: () => void;
}

const StepButton = memo(({ label, path, isDisabled, onClick }: StepButtonProps) => (
	<ActionIcon variant="default" size={44} aria-label={label} disabled={isDisabled} onClick={onClick}>
		<Icon path={path} />
	</ActionIcon>
));

interface ClockFieldProps {
	readonly label: string;
	readonly placeholder: string;
	readonly value: string;
	readonly error: string | null;
	readonly onChange: (text: string) => void;
}

const ClockField = memo(({ onChange, ...props }: ClockFieldProps) => (
	<TextInput
		className={classes.field ?? ''}
		maxLength={5}
		autoComplete="off"
		{...props}
		onChange={(event) => onChange(event.currentTarget.value)}
	/>
));

/** The minutes that are chosen; undefined where something else is. */
function byOf(choice: DelayChoice | null): number | undefined {
	return choice !== null && choice !== 'expected' && 'by' in choice ? choice.by : undefined;
}

const FOLLOWER_CHOICES = [
	{ value: 'push', label: texts.push },
	{ value: 'keep', label: texts.keep },
] as const;

/** Which activity, and when it will begin, or end if it has begun. */
function DelayHead({ delay: { activity, isRunning, preview } }: { delay: Delay }) {
	const now = useNow();
	const times = preview.lines.find((line) => line.activity.id === activity.id) ?? activity;
	const time = isRunning ? times.planned_end : (times.planned_start ?? times.planned_end);
	return (
		<div className={classes.head}>
			<div className={classes.what}>
				<span className={classes.name}>
					<TypeIcon type={activity.activityType} /> {activityName(activity)}
				</span>
				<span className={classes.plan}>
					{formatPlan(activity, now)} <StatusTiming activity={activity} />
				</span>
			</div>
			<div className={classes.time}>
				<span className={classes.plan}>{isRunning ? texts.ends : texts.starts}</span>
				<strong className={classes.clock}>{time === null ? '' : formatTime(time)}</strong>
			</div>
		</div>
	);
}

/** Minutes that − and + add, and the most that they reach. */
const STEP = 5;
const MAX_MINUTES = 720;

/** The minutes of the delay, with buttons for less and more. */
function MinutesField({ delay: { activity, choice, setChoice, preview } }: { delay: Delay }) {
	const by = byOf(choice) ?? preview.lines.find((line) => line.activity.id === activity.id)?.by ?? 0;
	const handleLess = useStableHandler(() => setChoice({ by: by - STEP }));
	const handleMore = useStableHandler(() => setChoice({ by: by + STEP }));
	return (
		<fieldset className={classes.minutes}>
			<legend className="visually-hidden">{texts.minutes}</legend>
			<StepButton label={texts.less} path={mdiMinus} isDisabled={by - STEP < -MAX_MINUTES} onClick={handleLess} />
			<output className={classes.shift}>{texts.shift(by)}</output>
			<StepButton label={texts.moreMinutes} path={mdiPlus} isDisabled={by + STEP > MAX_MINUTES} onClick={handleMore} />
		</fieldset>
	);
}

function TimeField({ delay: { from, isRunning, choice, setChoice } }: { delay: Delay }) {
	const [lastTyped, setLastTyped] = useState({ text: '', choice });
	// The text is cleared when something else is chosen.
	const typed = lastTyped.choice === choice ? lastTyped.text : '';
	const handleChange = useStableHandler((text: string) => {
		const clock = clockTimeOf(text);
		const next = clock === null || from === null ? choice : { by: minutesToClock(from, clock) };
		setLastTyped({ text, choice: next });
		if (next !== choice) setChoice(next);
	});
	if (from === null) return null;
	const isInvalid = typed.length > 3 && clockTimeOf(typed) === null;
	return (
		<ClockField
			label={isRunning ? texts.runsUntil : texts.newTime}
			placeholder={formatTime(timeOfMinutes(from))}
			value={typed}
			error={isInvalid ? texts.timeRule : null}
			onChange={handleChange}
		/>
	);
}
