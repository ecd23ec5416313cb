import type { Day, TimeMode } from '@crossload/domain';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatWeekday } from '../../lib/format.ts';
import { type DateTimeRange, dayOfLocal, firstTime, lengthOf, shifted, withLength } from './date-time-range.ts';
import classes from './date-time-range-field.module.css';

/** Minutes. */
const LENGTHS = [20, 30, 45, 60];
const SHIFTS = [-15, -5, 5, 15];

/** What is chosen most often, one tap each: the festival's days, lengths, and a shift of the whole. */
export function QuickChoices({ mode, value, festivalDays, onChange, onChooseDay }: QuickChoicesProps) {
	const first = firstTime(value);
	return (
		<>
			{festivalDays.length > 0 && (
				<Choices label="Festival day">
					{festivalDays.map((day) => (
						<Choice key={day} isChosen={first !== null && dayOfLocal(first) === day} onChoose={() => onChooseDay(day)}>
							{formatWeekday(day)} {Number(day.slice(8))}.
						</Choice>
					))}
				</Choices>
			)}
			{mode === 'range' && (
				<Choices label="Length">
					{LENGTHS.map((minutes) => (
						<Choice
							key={minutes}
							isChosen={lengthOf(value) === minutes}
							isDisabled={first === null}
							onChoose={() => onChange(withLength(value, minutes))}
						>
							{minutes} min
						</Choice>
					))}
				</Choices>
			)}
			<Choices label="Shift">
				{SHIFTS.map((minutes) => (
					<Choice key={minutes} isDisabled={first === null} onChoose={() => onChange(shifted(value, minutes))}>
						{minutes < 0 ? '−' : '+'}
						{Math.abs(minutes)} min
					</Choice>
				))}
			</Choices>
		</>
	);
}

interface QuickChoicesProps {
	mode: TimeMode;
	value: DateTimeRange;
	festivalDays: readonly Day[];
	onChange: (value: DateTimeRange) => void;
	onChooseDay: (day: Day) => void;
}

function Choices({ label, children }: { label: string; children: ReactNode }) {
	return (
		<fieldset className={classes.group}>
			<legend className={classes.quickLabel}>{label}</legend>
			<div className={classes.choices}>{children}</div>
		</fieldset>
	);
}

interface ChoiceProps {
	/** Undefined for what is done rather than chosen. */
	isChosen?: boolean;
	isDisabled?: boolean;
	onChoose: () => void;
	children: ReactNode;
}

function Choice({ isChosen, isDisabled = false, onChoose, children }: ChoiceProps) {
	return (
		<Button
			variant="default"
			className={classes.choice ?? ''}
			aria-pressed={isChosen}
			disabled={isDisabled}
			onClick={onChoose}
		>
			{children}
		</Button>
	);
}
