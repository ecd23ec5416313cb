import { MAX_CARRY_BYTES } from '@crossload/contract';
import { useRef, useState } from 'react';
import classes from './carry-over.module.css';
import { CARRY_TEXTS as texts } from './carry-over-texts.ts';
import { ChoicePanel } from './choice-panel.tsx';
import { SourcePanel } from './source-panel.tsx';
import type { CarrySource } from './use-carry-over.ts';

/**
 * Copies from another installation's database: one chooses its file, then what of it; a dry run says what that would do
 * (IMP-10).
 */
export function CarryOverStep() {
	const openedCount = useRef(0);
	const [source, setSource] = useState<CarrySource | null>(null);
	const [failure, setFailure] = useState<string | null>(null);
	const handleOpen = (file: File) => {
		const isTooLarge = file.size > MAX_CARRY_BYTES;
		openedCount.current += 1;
		setFailure(isTooLarge ? texts.tooLarge : null);
		setSource(isTooLarge ? null : { id: openedCount.current, file });
	};
	return (
		<div className={classes.step}>
			<SourcePanel file={source?.file ?? null} failure={failure} onOpen={handleOpen} />
			{source && <ChoicePanel key={source.id} source={source} />}
		</div>
	);
}
