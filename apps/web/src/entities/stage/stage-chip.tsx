import type { StageReference } from '@crossload/contract';
import { Chip } from '../../ui/chip.tsx';
import { shortStageName } from './short-stage-name.ts';

type ShownStage = Pick<StageReference, 'name' | 'color'>;

/** A stage in its colour. Short where room is scarce; the whole name is there for screen readers. */
export function StageChip({ stage, isShort = false }: { stage: ShownStage; isShort?: boolean }) {
	const short = shortStageName(stage.name);
	if (!isShort || short === stage.name) return <Chip color={stage.color}>{stage.name}</Chip>;
	return (
		<Chip color={stage.color}>
			<span aria-hidden>{short}</span>
			<span className="visually-hidden">{stage.name}</span>
		</Chip>
	);
}
