import { Button, Stack } from '@mantine/core';
import { SheetOrModal } from '../../../ui/sheet-or-modal.tsx';
import { FurtherFilters, KindChoice, TypeSelect } from '../bar/board-bar.tsx';
import type { BoardProps } from '../board-props.ts';
import { BOARD_TEXTS as texts } from '../model/board-texts.ts';
import type { BoardView } from '../model/board-view.ts';

interface PhoneFiltersProps extends Pick<BoardProps, 'lists' | 'view' | 'setView'> {
	readonly opened: boolean;
	readonly onClose: () => void;
}

/** What the lanes stand for, and what is left out of them. */
export function PhoneFilters({ lists, view, setView, opened, onClose }: PhoneFiltersProps) {
	const change = (part: Partial<BoardView>) => setView((present) => ({ ...present, ...part }));
	const show = (
		<Button fullWidth size="md" onClick={onClose}>
			{texts.show}
		</Button>
	);
	return (
		<SheetOrModal opened={opened} onClose={onClose} title={texts.whatIsShown} footer={show}>
			<Stack gap={16}>
				<KindChoice view={view} change={change} />
				<TypeSelect view={view} change={change} />
				<FurtherFilters view={view} change={change} stages={lists.stages} />
			</Stack>
		</SheetOrModal>
	);
}
