import type { Template, TemplateStep } from '@crossload/contract';
import { useRef, useState } from 'react';
import { saveFailureText } from '../../api/errors.ts';
import { useSaveTemplate } from '../../api/plan/templates.ts';
import { isSameValue } from '../../ui/form/merge.ts';
import { saveOf } from '../../ui/form/save-of.ts';
import { notify } from '../../ui/notify.tsx';
import { useAnnounceSaved } from '../changes/use-announce-saved.ts';
import { type OptimisticSteps, shownSteps } from './shown-steps.ts';
import { TEMPLATE_TEXTS as texts } from './template-texts.ts';

type Steps = readonly TemplateStep[];

/** Changes the steps as they are shown. */
export type ChangeSteps = (change: (steps: Steps) => Steps) => void;

/** Edits the steps of a template optimistically: each change is saved at once, one after the other, and has its own Undo. */
export function useStepsInPlace({ id, ...saved }: Template): { steps: Steps; change: ChangeSteps } {
	const { mutateAsync: send } = useSaveTemplate();
	const announce = useAnnounceSaved();
	const [optimistic, setOptimistic] = useState<OptimisticSteps | null>(null);
	const { steps, version } = shownSteps(saved, optimistic);
	/** The version of the last save, which the query cache may not have yet. */
	const savedVersion = useRef(0);
	const lastSave = useRef<Promise<void>>(Promise.resolve());

	const change: ChangeSteps = (changeSteps) => {
		const next = [...changeSteps(steps)];
		if (isSameValue(next, steps)) return;
		setOptimistic({ steps: next, baseVersion: version, version: null });
		const save = async () => {
			try {
				const response = await send(saveOf(id, { steps: next }, Math.max(version, savedVersion.current)));
				savedVersion.current = response.body.version;
				setOptimistic((present) => (present?.steps === next ? { ...present, version: savedVersion.current } : present));
				announce(texts.updated, response);
			} catch (error) {
				setOptimistic(null);
				notify.error(saveFailureText({ conflict: texts.conflict, failed: texts.saveFailed }, error));
			}
		};
		lastSave.current = lastSave.current.then(save);
	};
	return { steps, change };
}
