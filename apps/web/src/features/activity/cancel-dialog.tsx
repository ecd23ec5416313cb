import { LENGTHS } from '@crossload/contract';
import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useConnection } from '../../api/sync/connection.ts';
import { blankAsNull } from '../../lib/blank-as-null.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { CANCEL_TEXTS as texts } from './cancel-texts.ts';

interface CancelDialogProps {
	readonly opened: boolean;
	readonly onClose: () => void;
	readonly title: string;
	/** What it means, above the reason. */
	readonly children?: ReactNode;
	/** The word on the button. */
	readonly submit: string;
	/** Cancels for that reason; null where none is given. */
	readonly cancel: (reason: string | null) => Promise<unknown>;
}

/** Asks for the reason why something does not take place (CXL-01, CXL-03). */
export function CancelDialog({ opened, onClose, title, children, submit, cancel }: CancelDialogProps) {
	return (
		<FormDialog<{ reason: string }>
			opened={opened}
			onClose={onClose}
			title={title}
			isOffline={useConnection() === 'offline'}
			initial={{ reason: '' }}
			validate={() => ({})}
			save={({ reason }) => cancel(blankAsNull(reason))}
			onSaved={() => undefined}
			saveFailed={texts.failed}
			views={{ reason: { label: texts.reason } }}
			submit={submit}
			leaveWord={texts.keep}
		>
			{(form) => (
				<>
					{children}
					<TextInput
						label={texts.reason}
						description={texts.reasonHint}
						inputWrapperOrder={['label', 'input', 'description', 'error']}
						maxLength={LENGTHS.reason}
						autoComplete="off"
						data-autofocus
						{...form.getInputProps('reason')}
					/>
				</>
			)}
		</FormDialog>
	);
}
