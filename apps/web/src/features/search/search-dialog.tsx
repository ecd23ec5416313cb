import { Modal } from '@mantine/core';
import { useIsPhone } from '../../lib/use-media.ts';
import { useVisibleHeight } from '../../lib/visible-height.ts';
import { SearchBox } from './search-box.tsx';
import classes from './search-dialog.module.css';
import { SEARCH_TEXTS as texts } from './search-texts.ts';

/** The search over any screen: a box near the top; on phones all of the screen, with the field over the keyboard. */
export function SearchDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
	const isPhone = useIsPhone();
	const height = useVisibleHeight();
	return (
		<Modal.Root
			opened={opened}
			onClose={onClose}
			size={800}
			yOffset={96}
			classNames={{ content: classes.content ?? '' }}
			fullScreen={isPhone}
			style={isPhone && height !== null ? { '--visible-height': `${height}px` } : undefined}
		>
			<Modal.Overlay />
			<Modal.Content aria-label={texts.label}>
				<SearchBox onClose={onClose} />
			</Modal.Content>
		</Modal.Root>
	);
}
