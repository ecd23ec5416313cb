import { ImportScreen } from '../features/import/import-screen.tsx';

/** The Import screen (IN-AND-OUT, IMP-01). */
export function ImportPage() {
	return <ImportScreen />;
}
