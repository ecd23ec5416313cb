import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useUndoRevision } from '../../api/changes.ts';
import { failureText } from '../../api/errors.ts';
import { readSetup, useInventFestival, useTakeInventedBack } from '../../api/setup.ts';
import { useConfirm } from '../../ui/confirm-dialog.tsx';
import { notify } from '../../ui/notify.tsx';
import { useUndo } from '../changes/use-undo.ts';
import { SETUP_TEXTS as texts } from './setup-texts.ts';

/** Fills in the invented festival and takes it back, with what it asks. */
export interface InventedFestival {
	readonly fill: () => Promise<void>;
	readonly takeBack: () => Promise<void>;
	readonly isBusy: boolean;
	/** To be rendered. */
	readonly question: ReactNode;
}

export function useInventedFestival(): InventedFestival {
	const invent = useInventFestival();
	const takeAllBack = useTakeInventedBack();
	const undoIt = useUndoRevision();
	const undo = useUndo();
	const navigate = useNavigate();
	const [ask, question] = useConfirm();
	const fill = async () => {
		try {
			const { revision } = await invent.mutateAsync();
			const look = { label: texts.look, onClick: () => void navigate({ to: '/' }) };
			notify.success(texts.invented, () => undo(revision), look);
		} catch (error) {
			notify.error(failureText(texts.inventFailed, error));
		}
	};
	const takeBack = async () => {
		try {
			// What was changed a moment ago goes as well, and is counted.
			const { invented } = await readSetup();
			if (invented === null) return;
			const { revision, since } = invented;
			const asked = { title: texts.askTakeBack, text: texts.askTakeBackText(since), confirm: texts.takeBack };
			if (since > 0 && !(await ask(asked))) return;
			const taken = since > 0 ? await takeAllBack.mutateAsync() : await undoIt.mutateAsync(revision);
			notify.success(texts.takenBack, () => undo(taken.revision));
		} catch (error) {
			notify.error(failureText(texts.takeBackFailed, error));
		}
	};
	return { fill, takeBack, isBusy: invent.isPending || takeAllBack.isPending || undoIt.isPending, question };
}
