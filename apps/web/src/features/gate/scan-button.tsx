import { Button } from '@mantine/core';
import { mdiQrcodeScan } from '@mdi/js';
import { lazy, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { LazyDialog } from '../../ui/lazy-dialog.tsx';
import { GATE_TEXTS as texts } from './gate-texts.ts';

const ScanDialog = lazy(async () => ({ default: (await import('./scan-dialog.tsx')).ScanDialog }));

/** Opens the camera for the code of a vehicle pass. */
export function ScanButton({ onCode }: { onCode: (code: string) => void }) {
	const [isOpen, setOpen] = useState(false);
	const handleCode = (code: string) => {
		setOpen(false);
		onCode(code);
	};
	return (
		<>
			<Button
				variant="default"
				leftSection={<Icon path={mdiQrcodeScan} size={24} />}
				aria-haspopup="dialog"
				onClick={() => setOpen(true)}
			>
				{texts.scan}
			</Button>
			<LazyDialog opened={isOpen}>
				{(opened) => <ScanDialog opened={opened} onClose={() => setOpen(false)} onCode={handleCode} />}
			</LazyDialog>
		</>
	);
}
