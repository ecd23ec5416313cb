import { useNavigate } from '@tanstack/react-router';
import { useUndoRevision } from '../../api/changes.ts';
import { failureText } from '../../api/errors.ts';
import { readSetup, useInventFestival, useTakeInventedBack } from '../../api/setup.ts';
import { useConfirm } from '../../ui/confirm-dialog.tsx';
import { notify } from '../../ui/notify.tsx';
import { useUndo } from '../changes/use-undo.ts';
import { SETUP_TEXTS as texts } from './setup-texts.ts';

export type InventedFestival = ReturnType<typeof useInventedFestival>;

/** Fills in the invented festival and removes it again; `question` is the dialog that asks, to be rendered by the caller. */
export function useInventedFestival() {
	const invent = useInventFestival();
	const undoWithLaterChanges = useTakeInventedBack();
	const undoRevision = useUndoRevision();
	const undo = useUndo();
	const navigate = useNavigate();
	const [ask, question] = useConfirm();
	const fill = async () => {
		try {
			const { revision } = await invent.mutateAsync();
			const lookAction = { label: texts.look, onClick: () => void navigate({ to: '/' }) };
			notify.success(texts.invented, () => undo(revision), lookAction);
		} catch (error) {
			notify.error(failureText(texts.inventFailed, error));
		}
	};
	const takeBack = async () => {
		try {
			// Fetched again, so that the question counts even what was changed a moment ago.
			const { invented } = await readSetup();
			if (invented === null) return;
			const { revision, since } = invented;
			const confirmation = { title: texts.askTakeBack, text: texts.askTakeBackText(since), confirm: texts.takeBack };
			if (since > 0 && !(await ask(confirmation))) return;
			const undone = since > 0 ? await undoWithLaterChanges.mutateAsync() : await undoRevision.mutateAsync(revision);
			notify.success(texts.takenBack, () => undo(undone.revision));
		} catch (error) {
			notify.error(failureText(texts.takeBackFailed, error));
		}
	};
	return {
		fill,
		takeBack,
		isBusy: invent.isPending || undoWithLaterChanges.isPending || undoRevision.isPending,
		question,
	};
}
