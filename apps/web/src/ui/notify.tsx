import { notifications } from '@mantine/notifications';
import { mdiAlert, mdiAlertCircle, mdiCheckCircle, mdiInformation } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import classes from './notify.module.css';

const ICONS = { success: mdiCheckCircle, error: mdiAlertCircle, info: mdiInformation, warning: mdiAlert } as const;
const COLORS = {
	success: 'var(--cl-done)',
	error: 'var(--cl-error)',
	info: 'var(--cl-running)',
	warning: 'var(--cl-planned)',
} as const;

type Kind = keyof typeof ICONS;

/** A button of a snackbar. */
export interface Offer {
	readonly label: string;
	readonly onClick: () => void;
}

/**
 * The one snackbar: a new message takes the place of the one that stands there (SPEC.md section 9). What went well and
 * can be taken back offers that with `undo`; an `offer` is what one mostly does next.
 */
export const notify = {
	success: (message: string, undo?: () => void, offer?: Offer) =>
		show('success', withOffers(message, [offer, undo && { label: 'Undo', onClick: undo }])),
	error: (message: string) => show('error', message),
	info: (message: string, offer?: Offer) => show('info', withOffers(message, [offer])),
	warning: (message: string) => show('warning', message),
};

function withOffers(message: string, offers: readonly (Offer | undefined)[]): ReactNode {
	const offered = offers.filter((offer) => offer !== undefined);
	if (offered.length === 0) return message;
	return (
		<span className={classes.line}>
			<span className={classes.message}>{message}</span>
			{offered.map(({ label, onClick }) => (
				<button key={label} type="button" className={classes.undo} onClick={() => takeOffer(onClick)}>
					{label}
				</button>
			))}
		</span>
	);
}

function takeOffer(onClick: () => void): void {
	notifications.clean();
	onClick();
}

function show(kind: Kind, message: ReactNode): void {
	notifications.cleanQueue();
	notifications.clean();
	notifications.show({
		message,
		color: COLORS[kind],
		icon: <Icon path={ICONS[kind]} size={22} />,
		closeButtonProps: { 'aria-label': 'Close message' },
	});
}
