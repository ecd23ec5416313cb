import type { Activity, Band, Template, TemplatePreviewResult } from '@crossload/contract';
import { MAX_BATCH_ENTRIES } from '@crossload/contract';
import { templateAssumptions } from '@crossload/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useActivities } from '../../api/activities.ts';
import { failureText, isConflict, Unreachable } from '../../api/errors.ts';
import { useBatch } from '../../api/plan/batch.ts';
import { templatePreviewQuery } from '../../api/plan/templates.ts';
import { useRight } from '../../api/session.ts';
import { notify } from '../../ui/notify.tsx';
import { useUndo } from '../changes/use-undo.ts';
import { APPLY_TEXTS as texts } from './template-texts.ts';

const NO_BANDS: ReadonlySet<number> = new Set();

/** Which bands a template is to lay out, what it would make of them, and what applies it (TPL-02, TPL-03). */
export function useTemplateApply(template: Template, bands: readonly Band[]) {
	const [chosen, setChosen] = useState(NO_BANDS);
	const bandIds = useMemo(() => bands.map(({ id }) => id).filter((id) => chosen.has(id)), [bands, chosen]);
	const preview = useQuery(templatePreviewQuery({ id: template.id, version: template.version, bandIds }));
	const [firstCreatedId, setFirstCreatedId] = useFirstCreated();
	const queryClient = useQueryClient();
	const { mutateAsync: send, isPending, error: refusal, reset } = useBatch();
	const undo = useUndo();
	// Undoing removes activities.
	const mayUndo = useRight('activity:remove');
	const result = bandIds.length > 0 ? preview.data : undefined;
	const apply = async () => {
		if (!result) return;
		try {
			const { revision, activities } = await send({
				create: result.create,
				assumes: templateAssumptions(result, template.steps),
			});
			const message = texts.applied(activities.length, bandsOf(result).size);
			notify.success(message, mayUndo ? () => undo(revision) : undefined);
			setChosen(NO_BANDS);
			setFirstCreatedId(activities[0]?.id ?? null);
		} catch (error) {
			// Without a response the server may have it all the same.
			if (error instanceof Unreachable) notify.error(texts.noResponse);
			else if (!isConflict(error)) notify.error(failureText(texts.failed, error));
			// The plan may have changed since the preview was made.
			void queryClient.invalidateQueries({ queryKey: ['template-preview'] });
		}
	};
	return {
		chosen,
		choose: (ids: readonly number[], isChosen: boolean) => {
			if (refusal !== null) reset();
			setChosen((present) => withChoice(present, ids, isChosen));
		},
		preview: result,
		firstCreatedId,
		isFresh: result !== undefined && !preview.isFetching && !preview.isPlaceholderData,
		failure: bandIds.length > 0 ? preview.error : null,
		/** Whether nothing was made because others have made some of it since the preview. */
		isOvertaken: isConflict(refusal),
		lookAgain: () => {
			reset();
			void preview.refetch();
		},
		isTooLarge: (result?.create.length ?? 0) > MAX_BATCH_ENTRIES,
		bandCount: result ? bandsOf(result).size : 0,
		isApplying: isPending,
		apply,
	};
}

export type TemplateApply = ReturnType<typeof useTemplateApply>;

/** The first of the activities that were made last, as long as it is there: an Undo takes it away, a Redo brings it back. */
function useFirstCreated() {
	const [id, setId] = useState<number | null>(null);
	const isStillThere = useCallback((all: readonly Activity[]) => all.some((activity) => activity.id === id), [id]);
	const { data: isThere = false } = useActivities(isStillThere);
	return [isThere ? id : null, setId] as const;
}

function withChoice(chosen: ReadonlySet<number>, ids: readonly number[], isChosen: boolean): ReadonlySet<number> {
	const next = new Set(chosen);
	for (const id of ids) {
		if (isChosen) next.add(id);
		else next.delete(id);
	}
	return next;
}

/** The bands that something is made for. */
function bandsOf({ create }: TemplatePreviewResult): ReadonlySet<number | null> {
	return new Set(create.map(({ bandId }) => bandId));
}
