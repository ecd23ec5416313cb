import type { ImportRowState } from '@crossload/contract';
import {
	mdiAlertCircle,
	mdiCompareHorizontal,
	mdiEqualBox,
	mdiPencilCircleOutline,
	mdiPlusCircleOutline,
} from '@mdi/js';
import { Icon } from '../../ui/icon.tsx';
import { STATE_LABELS } from './import-texts.ts';
import classes from './preview-cell.module.css';

const ICONS: Readonly<Record<ImportRowState, string>> = {
	new: mdiPlusCircleOutline,
	changed: mdiPencilCircleOutline,
	conflict: mdiCompareHorizontal,
	same: mdiEqualBox,
	faulty: mdiAlertCircle,
};

/** What becomes of a row, by shape and word. */
export function RowState({ state }: { state: ImportRowState }) {
	return (
		<span className={classes.state} data-quiet={state === 'same' || undefined}>
			<Icon path={ICONS[state]} size={16} />
			{STATE_LABELS[state]}
		</span>
	);
}
