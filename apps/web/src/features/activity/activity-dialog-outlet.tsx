import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { lazy, useCallback, useRef } from 'react';
import { LazyDialog } from '../../ui/lazy-dialog.tsx';

const Details = lazy(async () => ({ default: (await import('./activity-details-dialog.tsx')).ActivityDetailsDialog }));

/** Shows the details of the activity that the address names, whatever page is under them. */
export function ActivityDialogOutlet() {
	const { activityId, close } = useActivityDialog();
	return (
		<LazyDialog opened={activityId !== null}>
			{(opened) => <Details activityId={opened ? activityId : null} onClose={close} />}
		</LazyDialog>
	);
}

/**
 * The activity whose details are open over the page. Its id lives in the address, so Back closes and links can be shared.
 * `close` closes them; with an id only if it is still that activity's.
 */
function useActivityDialog() {
	const activityId = useSearch({ strict: false, select: ({ activity }) => activity ?? null });
	const router = useRouter();
	const navigate = useNavigate();
	const left = useRef<string>(undefined);

	const close = useCallback(
		(id?: number) => {
			const { state, search } = router.latestLocation;
			if (search.activity === undefined || (id !== undefined && id !== search.activity)) return;
			if (state.opensActivity) {
				// Going back takes a moment, in which a second close must not go back further.
				if (left.current === state.__TSR_key) return;
				left.current = state.__TSR_key;
				// What lies over them is closed with them, and must not take this for the reader's Back.
				router.history.back({ ignoreBlocker: true });
				return;
			}
			const stay = { replace: true, resetScroll: false } as const;
			void navigate({ to: '.', search: (present) => ({ ...present, activity: undefined }), ...stay });
		},
		[router, navigate],
	);
	return { activityId, close };
}
