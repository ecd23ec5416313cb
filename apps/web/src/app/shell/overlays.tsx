import { lazy, memo } from 'react';
import { SearchDialog } from '../../features/search/search-dialog.tsx';
import { LazyDialog } from '../../ui/lazy-dialog.tsx';
import type { Overlay, SetOverlay } from './use-key-actions.ts';

const DIALOGS = {
	keys: lazy(async () => ({ default: (await import('../../features/help/keys-dialog.tsx')).KeysDialog })),
	password: lazy(async () => ({
		default: (await import('../../features/user/own-password-dialog.tsx')).OwnPasswordDialog,
	})),
	alerts: lazy(async () => ({ default: (await import('../../features/alert/alert-dialog.tsx')).AlertDialog })),
	mine: lazy(async () => ({ default: (await import('../../features/mine/mine-dialog.tsx')).MineDialog })),
} satisfies Record<Exclude<Overlay, 'search'>, unknown>;

/** What can be opened over any screen. */
export const Overlays = memo(OpenOverlay);

function OpenOverlay({ open, onOverlay }: { open: Overlay | null; onOverlay: SetOverlay }) {
	const onClose = () => onOverlay(null);
	return (
		<>
			<SearchDialog opened={open === 'search'} onClose={onClose} />
			{Object.entries(DIALOGS).map(([name, Dialog]) => (
				<LazyDialog key={name} opened={open === name}>
					{(opened) => <Dialog opened={opened} onClose={onClose} />}
				</LazyDialog>
			))}
		</>
	);
}
