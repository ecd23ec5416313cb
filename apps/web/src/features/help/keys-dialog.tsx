import { Link } from '@tanstack/react-router';
import { SheetOrModal } from '../../ui/sheet-or-modal.tsx';
import { HELP_TEXTS as texts } from './help-texts.ts';
import { KeyList } from './key-list.tsx';
import classes from './keys.module.css';

/** The keys, over any screen. */
export function KeysDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
	return (
		<SheetOrModal
			opened={opened}
			onClose={onClose}
			title={texts.keys}
			footer={
				<Link to="/help" className={classes.more} onClick={onClose}>
					{texts.more}
				</Link>
			}
		>
			<KeyList />
		</SheetOrModal>
	);
}
