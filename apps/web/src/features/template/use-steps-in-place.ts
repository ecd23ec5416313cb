import type { Template, TemplateStep } from '@crossload/contract';
import { useCallback, useRef, useState } from 'react';
import { saveFailureText } from '../../api/errors.ts';
import { useSaveTemplate } from '../../api/plan/templates.ts';
import { isSameValue } from '../../ui/form/merge.ts';
import { saveOf } from '../../ui/form/save-of.ts';
import { notify } from '../../ui/notify.tsx';
import { useAnnounceSaved } from '../changes/use-announce-saved.ts';
import { TEMPLATE_TEXTS as texts } from './template-texts.ts';

type Steps = readonly TemplateStep[];

/** Changes the steps as they are shown. */
export type ChangeSteps = (change: (steps: Steps) => Steps) => void;

/** Steps that the list does not have yet. */
interface Ahead {
	readonly steps: Steps;
	/** The version with which the list has them; null as long as they are being saved. */
	readonly version: number | null;
}

/** Saves the steps of a template as its table is changed: each change at once, one after the other, each taken back by Undo. */
export function useStepsInPlace({ id, version, steps }: Template): { steps: Steps; change: ChangeSteps } {
	const { mutateAsync: send } = useSaveTemplate();
	const announce = useAnnounceSaved();
	const [ahead, setAhead] = useState<Ahead | null>(null);
	const isAhead = ahead !== null && (ahead.version === null || version < ahead.version);
	const shown = isAhead ? ahead.steps : steps;
	/** The version that the next change begins from, unless the list has a later one. */
	const saved = useRef(0);
	const last = useRef<Promise<void>>(Promise.resolve());

	const change = useCallback<ChangeSteps>(
		(alter) => {
			const wanted = alter(shown);
			if (isSameValue(wanted, shown)) return;
			setAhead({ steps: wanted, version: null });
			const save = async () => {
				try {
					const body = { steps: [...wanted] };
					const written = await send(saveOf(id, body, Math.max(version, saved.current)));
					saved.current = written.body.version;
					setAhead((present) => (present?.steps === wanted ? { steps: wanted, version: saved.current } : present));
					announce(texts.updated, written);
				} catch (error) {
					setAhead(null);
					notify.error(saveFailureText({ conflict: texts.conflict, failed: texts.saveFailed }, error));
				}
			};
			last.current = last.current.then(save);
		},
		[shown, id, version, send, announce],
	);
	return { steps: shown, change };
}
