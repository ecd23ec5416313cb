import { LENGTHS } from '@crossload/contract';
import { Textarea } from '@mantine/core';
import { useAccept } from '../../api/plan/acceptances.ts';
import { useConnection } from '../../api/sync/connection.ts';
import { blankAsNull } from '../../lib/blank-as-null.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useAnnounceSaved, type Written } from '../changes/use-announce-saved.ts';
import { ACCEPT_TEXTS as texts } from './accept-texts.ts';
import classes from './accepted-list.module.css';
import type { Check } from './use-checks.ts';

interface AcceptDialogProps {
	readonly opened: boolean;
	readonly onClose: () => void;
	readonly check: Pick<Check, 'key' | 'text'>;
}

/** Asks why a finding may stay as it is (CHK-20). */
export function AcceptDialog({ opened, onClose, check: { key, text } }: AcceptDialogProps) {
	const { mutateAsync: accept } = useAccept();
	const announce = useAnnounceSaved();
	return (
		<FormDialog<{ note: string }, Written>
			opened={opened}
			onClose={onClose}
			title={texts.title}
			isOffline={useConnection() === 'offline'}
			initial={{ note: '' }}
			validate={() => ({})}
			save={({ note }) => accept({ key, note: blankAsNull(note) })}
			onSaved={(saved) => announce(texts.accepted, saved)}
			saveFailed={texts.failed}
			views={{ note: { label: texts.note } }}
			submit={texts.accept}
		>
			{(form) => (
				<>
					<p className={classes.what}>{text}</p>
					<Textarea
						label={texts.note}
						description={texts.noteHint}
						inputWrapperOrder={['label', 'input', 'description', 'error']}
						maxLength={LENGTHS.longText}
						autosize
						minRows={2}
						data-autofocus
						{...form.getInputProps('note')}
					/>
				</>
			)}
		</FormDialog>
	);
}
