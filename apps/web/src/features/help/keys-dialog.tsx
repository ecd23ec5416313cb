import { Link } from '@tanstack/react-router';
import { SheetOrModal } from '../../ui/sheet-or-modal.tsx';
import { HELP_TEXTS as texts } from './help-texts.ts';
import { KeyTable } from './key-table.tsx';
import classes from './keys.module.css';
import { SingleKeysSwitch } from './single-keys-switch.tsx';

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
			<SingleKeysSwitch />
			<KeyTable />
		</SheetOrModal>
	);
}
