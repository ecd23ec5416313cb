import type { Activity, Band, Vehicle } from '@crossload/contract';
import { isOver } from '@crossload/domain';
import { Button } from '@mantine/core';
import { mdiCancel } from '@mdi/js';
import { lazy, useState } from 'react';
import { useBatch } from '../../api/plan/batch.ts';
import { useRight } from '../../api/session.ts';
import { Icon } from '../../ui/icon.tsx';
import { LazyDialog } from '../../ui/lazy-dialog.tsx';
import { notify } from '../../ui/notify.tsx';
import { CANCEL_TEXTS as texts } from '../activity/cancel-texts.ts';
import { useUndo } from '../changes/use-undo.ts';
import classes from './cancel-act-button.module.css';

const CancelDialog = lazy(async () => ({ default: (await import('../activity/cancel-dialog.tsx')).CancelDialog }));

interface CancelActProps {
	readonly band: Band;
	readonly activities: readonly Activity[];
	readonly vehicles: readonly Vehicle[];
}

/** Cancels all open activities of a band at once (CXL-03); nothing is offered where none is open. */
export function CancelActButton({ band, activities, vehicles }: CancelActProps) {
	const mayWrite = useRight('activity:write');
	const [isOpen, setIsOpen] = useState(false);
	const cancelAct = useCancelAct(band.name);
	const open = activities.filter((activity) => !isOver(activity));
	if (!mayWrite || (open.length === 0 && !isOpen)) return null;
	return (
		<>
			<Button variant="default" leftSection={<Icon path={mdiCancel} />} onClick={() => setIsOpen(true)}>
				{texts.cancelAct}
			</Button>
			<LazyDialog opened={isOpen}>
				{(opened) => (
					<CancelDialog
						opened={opened}
						onClose={() => setIsOpen(false)}
						title={texts.cancelTheAct(band.name)}
						submit={texts.cancelAct}
						cancel={(reason) => cancelAct(open, reason)}
					>
						<WhatIsCancelled count={open.length} onSite={vehicles.filter(isOnSite)} />
					</CancelDialog>
				)}
			</LazyDialog>
		</>
	);
}

/** How much a cancelled act takes along, and which of its vehicles have still to leave the site. */
function WhatIsCancelled({ count, onSite }: { count: number; onSite: readonly Vehicle[] }) {
	return (
		<div>
			<p className={classes.text}>
				{texts.whatGoes(count)} {texts.whatStays}
			</p>
			{onSite.length > 0 && (
				<p className={classes.text}>
					<strong>{texts.onSite}</strong>{' '}
					{onSite.map(({ name, current_position: at }) => (at ? `${name} (${at.name})` : name)).join(', ')}
				</p>
			)}
		</div>
	);
}

function isOnSite({ position_status: status }: Vehicle): boolean {
	return status === 'known';
}

function useCancelAct(name: string) {
	const { mutateAsync: send } = useBatch();
	const undo = useUndo();
	return async (open: readonly Activity[], reason: string | null) => {
		const update = open.map(({ id, version }) => ({ id, version, cancelled: true, cancel_reason: reason }));
		const { revision } = await send({ update });
		notify.success(texts.actCancelled(name), () => undo(revision));
	};
}
