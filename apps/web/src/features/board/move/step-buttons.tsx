import { ActionIcon } from '@mantine/core';
import { mdiRedo, mdiUndo } from '@mdi/js';
import { Icon } from '../../../ui/icon.tsx';
import { withTooltip } from '../../../ui/tooltip.ts';
import { BOARD_MOVE_TEXTS as texts } from './board-move-texts.ts';
import type { BoardSteps } from './use-board-steps.ts';

/** Takes back one's own last step on the board, and does it again, as Ctrl+Z and Ctrl+Shift+Z do (BRD-05). */
export function StepButtons({ steps }: { steps: BoardSteps }) {
	return (
		<>
			<StepButton name={texts.takeBack} keys="Control+Z" icon={mdiUndo} isOn={steps.canUndo} onStep={steps.undo} />
			<StepButton name={texts.doAgain} keys="Control+Shift+Z" icon={mdiRedo} isOn={steps.canRedo} onStep={steps.redo} />
		</>
	);
}

interface StepButtonProps {
	readonly name: string;
	readonly keys: string;
	readonly icon: string;
	readonly isOn: boolean;
	readonly onStep: () => void;
}

/** Where there is nothing to do it says so when it is pressed: a button that goes away would take the focus along. */
function StepButton({ name, keys, icon, isOn, onStep }: StepButtonProps) {
	return (
		<ActionIcon
			variant="subtle"
			color="gray"
			size={36}
			aria-label={name}
			aria-keyshortcuts={keys}
			aria-disabled={!isOn}
			data-disabled={!isOn}
			onClick={onStep}
			{...withTooltip(name)}
		>
			<Icon path={icon} size={22} />
		</ActionIcon>
	);
}
