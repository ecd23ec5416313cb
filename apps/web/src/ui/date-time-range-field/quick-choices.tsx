import type { Day, TimeMode } from '@crossload/domain';
import { Button } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import { formatWeekday } from '../../lib/format.ts';
import { useStableHandler } from '../use-stable-handler.ts';
import { type DateTimeRange, dayOfLocal, firstTime, lengthOf, shifted, withLength } from './date-time-range.ts';
import classes from './date-time-range-field.module.css';

/** Minutes. */
const LENGTHS = [20, 30, 45, 60];
const SHIFTS = [-15, -5, 5, 15];

/** What is chosen most often, one tap each: the festival's days, lengths, and a shift of the whole. */
export function QuickChoices({ mode, value, festivalDays, onChange, onChooseDay }: QuickChoicesProps) {
	const first = firstTime(value);
	const takeLength = useStableHandler((minutes: number) => onChange(withLength(value, minutes)));
	const shift = useStableHandler((minutes: number) => onChange(shifted(value, minutes)));
	return (
		<>
			{festivalDays.length > 0 && (
				<Choices label="Festival day">
					{festivalDays.map((day) => (
						<Choice
							key={day}
							choice={day}
							text={`${formatWeekday(day)} ${Number(day.slice(8))}.`}
							isChosen={first !== null && dayOfLocal(first) === day}
							onChoose={onChooseDay}
						/>
					))}
				</Choices>
			)}
			{mode === 'range' && (
				<Choices label="Length">
					{LENGTHS.map((minutes) => (
						<Choice
							key={minutes}
							choice={minutes}
							text={`${minutes} min`}
							isChosen={lengthOf(value) === minutes}
							isDisabled={first === null}
							onChoose={takeLength}
						/>
					))}
				</Choices>
			)}
			<Choices label="Shift">
				{SHIFTS.map((minutes) => (
					<Choice
						key={minutes}
						choice={minutes}
						text={`${minutes < 0 ? '−' : '+'}${Math.abs(minutes)} min`}
						isDisabled={first === null}
						onChoose={shift}
					/>
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
	/** The same function as long as the buttons need not be rendered again. */
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

interface ChoiceProps<Of> {
	choice: Of;
	text: string;
	/** Undefined for what is done rather than chosen. */
	isChosen?: boolean;
	isDisabled?: boolean;
	/** The same function as long as the button need not be rendered again. */
	onChoose: (choice: Of) => void;
}

function DrawnChoice<Of>({ choice, text, isChosen, isDisabled = false, onChoose }: ChoiceProps<Of>) {
	return (
		<Button
			variant="default"
			className={classes.choice ?? ''}
			aria-pressed={isChosen}
			disabled={isDisabled}
			onClick={() => onChoose(choice)}
		>
			{text}
		</Button>
	);
}

const Choice = memo(DrawnChoice) as typeof DrawnChoice;
