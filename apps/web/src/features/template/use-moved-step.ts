import type { TemplateStep } from '@crossload/contract';
import { useState } from 'react';
import { isSameValue } from '../../ui/form/merge.ts';

/** A step that is being dragged and where it stands, among the steps that were there when that began. */
interface HeldStep {
	readonly steps: readonly TemplateStep[];
	readonly place: number;
	readonly offset: number;
}

interface MovedStepHandlers {
	/** Called with the step's place and its new minutes from its anchor when it is dropped. */
	readonly onMoved: (place: number, offset: number) => void;
	/** Called instead when the steps are others by then. */
	readonly onLost: () => void;
}

/** The steps as they are shown while one of them is dragged along the picture of the day. */
export function useMovedStep(steps: readonly TemplateStep[], { onMoved, onLost }: MovedStepHandlers) {
	const [held, setHeld] = useState<HeldStep | null>(null);
	const dragged = held && isSameValue(held.steps, steps) ? held : null;
	return {
		shown: steps.map((step, place) => (dragged?.place === place ? { ...step, offset: dragged.offset } : step)),
		onMove: (place: number, offset: number) =>
			setHeld((present) => ({ place, offset, steps: present?.steps ?? steps })),
		onDrop: () => {
			if (dragged) onMoved(dragged.place, dragged.offset);
			else if (held) onLost();
			setHeld(null);
		},
		onCancel: () => setHeld(null),
	};
}
