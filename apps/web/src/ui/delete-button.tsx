import { ActionIcon } from '@mantine/core';
import { mdiDeleteOutline } from '@mdi/js';
import { type ReactNode, useState } from 'react';
import { useConfirm } from './confirm-dialog.tsx';
import { Icon } from './icon.tsx';
import { notify } from './notify.tsx';
import { withTooltip } from './tooltip.ts';

/** Asks, deletes what the page shows, and says so when that fails. */
export function DeleteButton<Deleted>(props: DeleteButtonProps<Deleted>) {
	const { title, question, isCascade = false, onDelete, onDeleted, failure } = props;
	const [ask, dialog] = useConfirm();
	const [isDeleting, setIsDeleting] = useState(false);

	const attempt = async (cascade: boolean, text: ReactNode): Promise<void> => {
		if (!(await ask({ title, text, confirm: 'Delete', isDangerous: true }))) return;
		setIsDeleting(true);
		const result = await onDelete(cascade).then(
			(deleted) => ({ deleted }),
			(error: unknown) => ({ error }),
		);
		setIsDeleting(false);
		if ('deleted' in result) return onDeleted(result.deleted);
		const { error } = result;
		const message = error instanceof Error ? error.message : failure;
		// More belongs to it than was asked about: ask again, with what the server counted.
		if (props.followUp && !cascade && isInUse(error)) return attempt(true, props.followUp(message));
		notify.error(message);
	};
	return (
		<>
			<ActionIcon
				variant="subtle"
				color="gray"
				size={36}
				aria-label={title}
				{...withTooltip(title)}
				loading={isDeleting}
				onClick={() => void attempt(isCascade, question)}
			>
				<Icon path={mdiDeleteOutline} size={20} />
			</ActionIcon>
			{dialog}
		</>
	);
}

interface DeleteButtonProps<Deleted> {
	/** 'Delete vehicle' */
	title: string;
	/** Names what will go, with the counts. */
	question: ReactNode;
	/** The question names what goes with it, so all of that may go at once (CHECKLIST ADM-08). */
	isCascade?: boolean;
	/** Asked when the server counts more than the question named; without it that is refused for good. */
	followUp?: (message: string) => ReactNode;
	onDelete: (cascade: boolean) => Promise<Deleted>;
	onDeleted: (deleted: Deleted) => void;
	/** Said when nothing else says why it failed. */
	failure: string;
}

function isInUse(error: unknown): boolean {
	return typeof error === 'object' && error !== null && 'statusCode' in error && error.statusCode === 409;
}
