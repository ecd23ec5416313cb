import type { NewShare, Share } from '@crossload/contract';
import { type FestivalTime, type Instant, instantOf } from '@crossload/domain';
import { mdiDeleteOutline, mdiLinkVariant } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { failureTextOf } from '../../api/errors.ts';
import { shareListQuery, useRevokeShare } from '../../api/shares.ts';
import { formatNear } from '../../lib/format.ts';
import { useMinute } from '../../lib/now.ts';
import { useIsPhone } from '../../lib/use-media.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { ManagedList } from '../../ui/managed-list.tsx';
import { notify } from '../../ui/notify.tsx';
import { RowButton, rowButtonsClass, rowButtonsWidth } from '../../ui/row-buttons.tsx';
import { TwoLines } from '../../ui/two-lines.tsx';
import { useDialog } from '../../ui/use-dialog.ts';
import { useRowRemoval } from '../../ui/use-removal.tsx';
import { NewShareDialog } from './new-share-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { SHARE_TEXTS as texts } from './share-texts.ts';
import { sharedText } from './shared-things.ts';

/** The links without a login: displays, calendar feeds and sheets (WALL-01). */
export function ShareList() {
	const shares = useQuery(shareListQuery);
	const dialog = useDialog<null>();
	const made = useDialog<NewShare>();
	const { mutateAsync: send } = useRevokeShare();
	const [onDelete, question] = useRowRemoval({
		send,
		// A link that was revoked does not come back: its address is a secret that nobody has any more.
		announce: notifyDeleted,
		ask: texts.askDelete,
		done: texts.deleted,
		failed: deleteFailed,
	});
	const columns = useShareColumns(onDelete);
	const isPhone = useIsPhone();
	return (
		<ManagedList
			title={texts.title}
			source={shares}
			loadFailed={texts.loadFailed}
			add={texts.add}
			onAdd={() => dialog.open(null)}
			empty={texts.empty}
			icon={mdiLinkVariant}
			orderedBy="name"
			columns={columns}
			{...(isPhone && { onRowOpen: onDelete })}
			phoneRow={(share) => <TwoLines first={share.name} second={sharedText(share)} />}
		>
			<ShareDialog dialog={dialog} onMade={made.open} />
			<NewShareDialog dialog={made} />
			{question}
		</ManagedList>
	);
}

const notifyDeleted = (message: string) => notify.success(message);

const deleteFailed = failureTextOf(texts.deleteFailed);

function useShareColumns(onDelete: (share: Share) => void): Column<Share>[] {
	const now = useMinute();
	return useMemo(
		() => [
			{
				id: 'name',
				header: texts.name,
				width: 'fill',
				cell: ({ name }) => <strong>{name}</strong>,
				sortBy: (share) => share.name,
			},
			{ id: 'shows', header: texts.shows, width: 260, cell: sharedText, sortBy: sharedText },
			{
				id: 'last-used',
				header: texts.lastUsed,
				width: 160,
				cell: ({ last_used_at }) => (last_used_at === null ? texts.unused : formatNear(last_used_at, now)),
				sortBy: ({ last_used_at }) => last_used_at ?? '',
			},
			{
				id: 'ends',
				header: texts.ends,
				width: 200,
				cell: ({ expires_at }) => endsText(expires_at, now),
				sortBy: ({ expires_at }) => expires_at ?? '',
			},
			{
				id: 'actions',
				header: texts.actions,
				width: rowButtonsWidth(1),
				isFixed: true,
				className: rowButtonsClass,
				cell: (share) => (
					<RowButton label={texts.delete} of={share.name} icon={mdiDeleteOutline} onClick={() => onDelete(share)} />
				),
			},
		],
		[now, onDelete],
	);
}

function endsText(time: FestivalTime | null, now: Instant): string {
	if (time === null) return texts.never;
	return instantOf(time) <= now ? texts.ended(formatNear(time, now)) : formatNear(time, now);
}
