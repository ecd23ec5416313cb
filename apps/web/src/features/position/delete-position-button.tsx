import type { Position } from '@crossload/contract';
import { useNavigate } from '@tanstack/react-router';
import { useRemovePosition } from '../../api/positions.ts';
import { DeleteButton } from '../../ui/delete-button.tsx';
import { useAnnounceSaved } from '../changes/use-announce-saved.ts';
import { POSITION_TEXTS as texts } from './position-texts.ts';

/** Deletes the position; what uses it is named by the server's error (ADM-07). */
export function DeletePositionButton({ position: { id, name } }: { position: Position }) {
	const navigate = useNavigate();
	const remove = useRemovePosition();
	const announce = useAnnounceSaved();
	return (
		<DeleteButton
			title={texts.delete}
			question={texts.askDelete(name)}
			onDelete={() => remove.mutateAsync(id)}
			onDeleted={(deleted) => {
				announce(texts.deleted, deleted);
				void navigate({ to: '/positions', replace: true });
			}}
			failure={texts.deleteFailed}
		/>
	);
}
