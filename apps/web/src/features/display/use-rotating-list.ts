import { useFitting } from './use-fitting.ts';
import { useRotatingPages } from './use-rotating-pages.ts';

/**
 * The rows of a list of which as many are shown as fit, and the others in their turn. These stand behind, to be hidden but
 * not left out: the list would shrink to what it shows.
 */
export function useRotatingList<Row>(rows: readonly Row[]) {
	const { room, fits } = useFitting<HTMLUListElement>();
	const { shown, from } = useRotatingPages(rows, fits);
	const others = rows.filter((row) => !shown.includes(row));
	const listed = [...shown.map((row) => ({ row, isHidden: false })), ...others.map((row) => ({ row, isHidden: true }))];
	return { room, listed, from, shown: shown.length };
}
