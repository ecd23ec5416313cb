import { lazy, memo } from 'react';
import { SearchDialog } from '../../features/search/search-dialog.tsx';
import { LazyDialog } from '../../ui/lazy-dialog.tsx';
import type { Overlay } from './use-key-actions.ts';

const KeysDialog = lazy(async () => ({ default: (await import('../../features/help/keys-dialog.tsx')).KeysDialog }));
const OwnPasswordDialog = lazy(async () => ({
	default: (await import('../../features/user/own-password-dialog.tsx')).OwnPasswordDialog,
}));

const AlertDialog = lazy(async () => ({
	default: (await import('../../features/alert/alert-dialog.tsx')).AlertDialog,
}));
const MineDialog = lazy(async () => ({ default: (await import('../../features/mine/mine-dialog.tsx')).MineDialog }));

/** What can be opened over any screen. */
export const Overlays = memo(OpenOverlay);

function OpenOverlay({ open, onClose }: { open: Overlay | null; onClose: () => void }) {
	return (
		<>
			<SearchDialog opened={open === 'search'} onClose={onClose} />
			<LazyDialog opened={open === 'keys'}>{(opened) => <KeysDialog opened={opened} onClose={onClose} />}</LazyDialog>
			<LazyDialog opened={open === 'password'}>
				{(opened) => <OwnPasswordDialog opened={opened} onClose={onClose} />}
			</LazyDialog>
			<LazyDialog opened={open === 'alerts'}>
				{(opened) => <AlertDialog opened={opened} onClose={onClose} />}
			</LazyDialog>
			<LazyDialog opened={open === 'mine'}>{(opened) => <MineDialog opened={opened} onClose={onClose} />}</LazyDialog>
		</>
	);
}
