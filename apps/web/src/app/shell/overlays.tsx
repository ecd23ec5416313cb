import { memo } from 'react';
import { LaterDialog, later } from '../../ui/later-dialog.tsx';
import type { Overlay } from './use-key-actions.ts';

const SearchDialog = later(async () => (await import('../../features/search/search-dialog.tsx')).SearchDialog);
const KeysDialog = later(async () => (await import('../../features/help/keys-dialog.tsx')).KeysDialog);

/** What can be opened over any screen. */
export const Overlays = memo(OpenOverlay);

function OpenOverlay({ open, onClose }: { open: Overlay | null; onClose: () => void }) {
	return (
		<>
			<LaterDialog opened={open === 'search'}>
				{(opened) => <SearchDialog opened={opened} onClose={onClose} />}
			</LaterDialog>
			<LaterDialog opened={open === 'keys'}>{(opened) => <KeysDialog opened={opened} onClose={onClose} />}</LaterDialog>
		</>
	);
}
