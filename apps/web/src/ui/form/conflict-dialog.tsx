import { Button, Radio } from '@mantine/core';
import { useState } from 'react';
import { SheetOrModal } from '../sheet-or-modal.tsx';
import classes from './conflict-dialog.module.css';
import { FORM_TEXTS as texts } from './form-texts.ts';
import { type Base, type Choices, type FormValues, firstChoices, merged, namesOf, type Side } from './merge.ts';

/** How a field is shown where two states of it stand side by side. */
export interface FieldView<Value> {
	readonly label: string;
	/** The value in words; without it text as it is. */
	readonly show?: (value: Value) => string;
}

export type FieldViews<Values extends FormValues> = { readonly [Name in keyof Values]: FieldView<Values[Name]> };

/** Someone else saved meanwhile: shows both states field by field and lets one choose (RELIABILITY REL-30). */
export function ConflictDialog<Values extends FormValues>(props: ConflictDialogProps<Values>) {
	const { base, mine, theirs, views, onSave, onKeepEditing } = props;
	const [choices, setChoices] = useState<Choices<Values>>(() => firstChoices({ base, mine, theirs: theirs.values }));
	return (
		<SheetOrModal
			opened
			onClose={onKeepEditing}
			title={texts.conflictTitle}
			footer={
				<>
					<Button variant="default" onClick={onKeepEditing}>
						{texts.keepEditing}
					</Button>
					<Button data-autofocus onClick={() => onSave(merged(mine, theirs.values, choices))}>
						{texts.saveChosen}
					</Button>
				</>
			}
		>
			<p className={classes.text}>{texts.conflictText}</p>
			{namesOf(mine)
				.filter((name) => name in choices)
				.map((name) => (
					<Radio.Group
						key={name}
						className={classes.field ?? ''}
						label={views[name].label}
						value={choices[name] ?? 'mine'}
						onChange={(side) => setChoices((present) => ({ ...present, [name]: side as Side }))}
					>
						<div className={classes.sides}>
							<SideCard side="mine" title={texts.mine} text={inWords(views[name], mine[name])} />
							<SideCard side="theirs" title={texts.theirs} text={inWords(views[name], theirs.values[name])} />
						</div>
					</Radio.Group>
				))}
		</SheetOrModal>
	);
}

interface ConflictDialogProps<Values extends FormValues> {
	/** What both started from. */
	base: Values;
	mine: Values;
	theirs: Base<Values>;
	views: FieldViews<Values>;
	onSave: (values: Values) => void;
	onKeepEditing: () => void;
}

function SideCard({ side, title, text }: { side: Side; title: string; text: string }) {
	return (
		<Radio.Card value={side} className={classes.side ?? ''} aria-label={`${title}: ${text}`}>
			<span className={classes.title}>
				<Radio.Indicator size="xs" />
				{title}
			</span>
			<span className={classes.value}>{text}</span>
		</Radio.Card>
	);
}

function inWords<Value>({ show }: FieldView<Value>, value: Value): string {
	const words = show ? show(value) : String(value ?? '');
	return words === '' ? texts.empty : words;
}
