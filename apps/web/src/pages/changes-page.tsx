import { useInfiniteQuery } from '@tanstack/react-query';
import { changesQuery } from '../api/changes.ts';
import { messageOf } from '../api/errors.ts';
import { useRight } from '../api/session.ts';
import { AddNote } from '../features/changes/add-note.tsx';
import { ChangeList } from '../features/changes/change-list.tsx';
import { CHANGE_TEXTS as texts } from '../features/changes/change-texts.ts';
import { InPlaceOfList } from '../ui/in-place-of-list.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

/** Who changed what, when, and the way back (PLAN-14). */
export function ChangesPage() {
	const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(changesQuery);
	const mayNote = useRight('activity:operate');
	return (
		<PageFrame title={texts.title}>
			{mayNote && <AddNote />}
			{data ? (
				<ChangeList
					revisions={data.pages.flat()}
					loadOlder={hasNextPage ? () => void fetchNextPage() : null}
					isLoading={isFetchingNextPage}
				/>
			) : (
				<InPlaceOfList failure={error && messageOf(error, texts.failed)} retry={refetch} count={8} />
			)}
		</PageFrame>
	);
}
