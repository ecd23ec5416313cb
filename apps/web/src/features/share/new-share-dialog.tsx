import type { NewShare } from '@crossload/contract';
import { Button, TextInput } from '@mantine/core';
import { notify } from '../../ui/notify.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { SheetOrModal } from '../../ui/sheet-or-modal.tsx';
import type { Dialog } from '../../ui/use-dialog.ts';
import classes from './new-share-dialog.module.css';
import { SHARE_TEXTS as texts } from './share-texts.ts';

/** Shows a new link's address, to be copied or scanned: it is kept nowhere (WALL-01). */
export function NewShareDialog({ dialog }: { dialog: Dialog<NewShare> }) {
	const url = dialog.subject?.url ?? null;
	return (
		<SheetOrModal
			opened={dialog.isOpen}
			onClose={dialog.close}
			title={texts.made}
			footer={
				<>
					{url !== null && (
						<Button variant="default" component="a" href={url} target="_blank" rel="noreferrer">
							{texts.open}
						</Button>
					)}
					<Button onClick={dialog.close}>{texts.done}</Button>
				</>
			}
		>
			{url === null ? <p className="note">{texts.lost}</p> : <Address address={new URL(url, location.origin).href} />}
		</SheetOrModal>
	);
}

function Address({ address }: { address: string }) {
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(address);
			notify.success(texts.copied);
		} catch {
			notify.error(texts.copyFailed);
		}
	};
	return (
		<div className={classes.address}>
			<p className="note">{texts.onceOnly}</p>
			<div className={classes.line}>
				<TextInput
					className={classes.field ?? ''}
					label={texts.address}
					value={address}
					readOnly
					onFocus={(event) => event.currentTarget.select()}
				/>
				<Button variant="default" onClick={() => void copy()}>
					{texts.copy}
				</Button>
			</div>
			<QrCode text={address} label={texts.code} className={classes.code} />
		</div>
	);
}
