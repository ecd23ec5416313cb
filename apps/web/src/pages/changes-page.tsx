import { Button } from '@mantine/core';
import { mdiAccountSwitchOutline } from '@mdi/js';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { changesQuery } from '../api/changes.ts';
import { messageOf } from '../api/errors.ts';
import { useRight } from '../api/session.ts';
import { AddNote } from '../features/changes/add-note.tsx';
import { ChangeList } from '../features/changes/change-list.tsx';
import { CHANGE_TEXTS as texts } from '../features/changes/change-texts.ts';
import { useShownChanges } from '../features/changes/use-shown-changes.ts';
import { HANDOVER_TEXTS } from '../features/handover/handover-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { ListPlaceholder } from '../ui/list-placeholder.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

/** Who changed what, when, and the way back (PLAN-14). */
export function ChangesPage() {
	const { data, error, refetch, ...next } = useInfiniteQuery(changesQuery);
	const all = data?.pages.flat() ?? [];
	const revisions = useShownChanges(data?.pages);
	const mayNote = useRight('activity:operate');
	return (
		<PageFrame title={texts.title} actions={<HandoverLink />}>
			{mayNote && <AddNote />}
			{data ? (
				<ChangeList
					revisions={revisions}
					log={{
						count: all.length,
						oldest: all.at(-1)?.at ?? null,
						loadOlder: next.hasNextPage ? next.fetchNextPage : null,
						isLoading: next.isFetchingNextPage,
						isBusy: next.isFetching,
						isFailed: next.isFetchNextPageError,
					}}
				/>
			) : (
				<ListPlaceholder failure={error && messageOf(error, texts.failed)} retry={refetch} count={8} />
			)}
		</PageFrame>
	);
}

function HandoverLink() {
	return (
		<Button
			variant="default"
			leftSection={<Icon path={mdiAccountSwitchOutline} size={20} />}
			renderRoot={(slot) => <Link to="/handover" {...slot} />}
		>
			{HANDOVER_TEXTS.title}
		</Button>
	);
}
