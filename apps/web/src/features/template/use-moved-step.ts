import type { TemplateStep } from '@crossload/contract';
import { useState } from 'react';
import { isSameValue } from '../../ui/form/merge.ts';

/** A step that is being dragged: its index and its present offset, and the steps as they were when the drag began. */
interface Drag {
	readonly steps: readonly TemplateStep[];
	readonly index: number;
	readonly offset: number;
}

interface MovedStepHandlers {
	/** Called with the step's index and its new minutes from its anchor when it is dropped. */
	readonly onMoved: (index: number, offset: number) => void;
	/** Called instead when the steps were changed meanwhile by someone else. */
	readonly onConflict: () => void;
}

/** The steps as they are shown while one of them is dragged along the strip; it is saved when it is dropped. */
export function useMovedStep(steps: readonly TemplateStep[], { onMoved, onConflict }: MovedStepHandlers) {
	const [drag, setDrag] = useState<Drag | null>(null);
	const validDrag = drag && isSameValue(drag.steps, steps) ? drag : null;
	return {
		shown: steps.map((step, index) => (validDrag?.index === index ? { ...step, offset: validDrag.offset } : step)),
		onMove: (index: number, offset: number) =>
			setDrag((present) => ({ index, offset, steps: present?.steps ?? steps })),
		onDrop: () => {
			if (validDrag) onMoved(validDrag.index, validDrag.offset);
			else if (drag) onConflict();
			setDrag(null);
		},
		onCancel: () => setDrag(null),
	};
}
