import { lazy, Suspense } from 'react';
import type { Overlay } from './use-key-actions.ts';

const SearchDialog = lazy(async () => ({
	default: (await import('../../features/search/search-dialog.tsx')).SearchDialog,
}));
const KeysDialog = lazy(async () => ({ default: (await import('../../features/help/keys-dialog.tsx')).KeysDialog }));

/**
 * What can be opened over any screen. Both are there, closed, soon after the first screen: a dialog that is new when it
 * opens cannot return the focus.
 */
export function Overlays({ open, onClose }: { open: Overlay | null; onClose: () => void }) {
	return (
		<Suspense>
			<SearchDialog opened={open === 'search'} onClose={onClose} />
			<KeysDialog opened={open === 'keys'} onClose={onClose} />
		</Suspense>
	);
}
