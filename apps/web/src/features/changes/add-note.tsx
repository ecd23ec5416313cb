import { LENGTHS } from '@crossload/contract';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useAddNote } from '../../api/changes.ts';
import { failureText } from '../../api/errors.ts';
import { notify } from '../../ui/notify.tsx';
import { CHANGE_TEXTS as texts } from './change-texts.ts';
import classes from './changes.module.css';

/** Notes something that nothing else says (PLAN-15); what is typed stays over a failed save. */
export function AddNote() {
	const [text, setText] = useState('');
	const { mutateAsync: send, isPending } = useAddNote();
	const handleSubmit = async (event: FormEvent) => {
		event.preventDefault();
		if (text.trim() === '') return;
		try {
			await send(text);
			setText('');
		} catch (error) {
			notify.error(failureText(texts.noteFailed, error));
		}
	};
	return (
		<form className={classes.note} onSubmit={(event) => void handleSubmit(event)}>
			<TextInput
				className={classes.noteText ?? ''}
				aria-label={texts.note}
				placeholder={texts.noteHint}
				maxLength={LENGTHS.longText}
				autoComplete="off"
				value={text}
				onChange={({ currentTarget }) => setText(currentTarget.value)}
			/>
			<Button type="submit" variant="default" loading={isPending}>
				{texts.addNote}
			</Button>
		</form>
	);
}
