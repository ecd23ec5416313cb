import { notifications } from '@mantine/notifications';
import { mdiAlert, mdiAlertCircle, mdiCheckCircle, mdiInformation } from '@mdi/js';
import { createElement, type ReactNode } from 'react';
import classes from './notify.module.css';

const ICONS = { success: mdiCheckCircle, error: mdiAlertCircle, info: mdiInformation, warning: mdiAlert } as const;
const COLORS = {
	success: 'var(--cl-done)',
	error: 'var(--cl-error)',
	info: 'var(--cl-running)',
	warning: 'var(--cl-planned)',
} as const;

type Kind = keyof typeof ICONS;

/** What a snackbar offers to do, by one tap. */
export interface Offer {
	readonly label: string;
	readonly act: () => void;
}

/**
 * The one snackbar: a new message takes the place of the one that stands there (SPEC.md section 9). What went well and
 * can be taken back offers that with `undo`; an `offer` is what one mostly does next.
 */
export const notify = {
	success: (message: string, undo?: () => void, offer?: Offer) =>
		show('success', withOffers(message, [offer, undo && { label: 'Undo', act: undo }])),
	error: (message: string) => show('error', message),
	info: (message: string, offer?: Offer) => show('info', withOffers(message, [offer])),
	warning: (message: string) => show('warning', message),
};

function withOffers(message: string, offers: readonly (Offer | undefined)[]): ReactNode {
	const offered = offers.filter((offer) => offer !== undefined);
	if (offered.length === 0) return message;
	return createElement(
		'span',
		{ className: classes.line },
		createElement('span', { className: classes.message }, message),
		...offered.map(({ label, act }) => {
			const handleClick = () => {
				notifications.clean();
				act();
			};
			return createElement(
				'button',
				{ key: label, type: 'button', className: classes.undo, onClick: handleClick },
				label,
			);
		}),
	);
}

function show(kind: Kind, message: ReactNode): void {
	notifications.cleanQueue();
	notifications.clean();
	notifications.show({
		message,
		color: COLORS[kind],
		icon: createElement(
			'svg',
			{ viewBox: '0 0 24 24', width: 22, height: 22, fill: 'currentColor', 'aria-hidden': true },
			createElement('path', { d: ICONS[kind] }),
		),
		closeButtonProps: { 'aria-label': 'Close message' },
	});
}
