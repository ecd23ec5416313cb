import type { Position } from '@crossload/contract';
import { PrintButton } from './print-button.tsx';
import { useSheetDay } from './use-sheet-day.ts';

/** Saves a position's sheet of the festival day; /sheets has those of other days. */
export function PositionSheetButton({ position: { id, name } }: { position: Pick<Position, 'id' | 'name'> }) {
	const { day, isKnown } = useSheetDay();
	if (isKnown && day === undefined) return null;
	return <PrintButton sheet={day && { kind: 'position', query: { positionId: String(id), day } }} of={name} />;
}
