import { SheetList } from '../features/sheet/sheet-list.tsx';

/** The Sheets screen: everything that can be printed of a day (IN-AND-OUT, SHEET-06). */
export function SheetsPage() {
	return <SheetList />;
}
