import type { Position } from '@crossload/contract';
import { useNavigate } from '@tanstack/react-router';
import { useRemovePosition } from '../../api/positions.ts';
import { notify } from '../../lib/notify.ts';
import { DeleteButton } from '../../ui/delete-button.tsx';
import { POSITION_TEXTS as texts } from './position-texts.ts';

/** Deletes the position; what uses it is named by the server's error (ADM-07). */
export function DeletePositionButton({ position: { id, name } }: { position: Position }) {
	const navigate = useNavigate();
	const remove = useRemovePosition();
	return (
		<DeleteButton
			title={texts.delete}
			question={texts.askDelete(name)}
			onDelete={() => remove.mutateAsync(id)}
			onDeleted={() => {
				notify.success(texts.deleted);
				void navigate({ to: '/positions', replace: true });
			}}
			failure={texts.deleteFailed}
		/>
	);
}
