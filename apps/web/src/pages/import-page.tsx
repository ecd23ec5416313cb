import { IMPORT_KINDS } from '@crossload/contract';
import { useSearch } from '@tanstack/react-router';
import { ImportScreen } from '../features/import/import-screen.tsx';

/** The Import screen (IN-AND-OUT, IMP-01); `?kind=vehicles` says what the rows are. */
export function ImportPage() {
	const { kind } = useSearch({ from: '/import' });
	return <ImportScreen kind={IMPORT_KINDS.find((known) => known === kind) ?? null} />;
}
