import { useParams } from '@tanstack/react-router';
import { SheetState } from '../features/sheet/sheet-state.tsx';

/** What a sheet's QR code leads to (IN-AND-OUT, SHEET-03). */
export function SheetPage() {
	const { code } = useParams({ from: '/sheet/$code' });
	return <SheetState key={code} code={code} />;
}
