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

/**
 * The one snackbar: a new message takes the place of the one that stands there (SPEC.md section 9). What went well and
 * can be taken back offers that with `undo`.
 */
export const notify = {
	success: (message: string, undo?: () => void) => show('success', undo ? withUndo(message, undo) : message),
	error: (message: string) => show('error', message),
	info: (message: string) => show('info', message),
	warning: (message: string) => show('warning', message),
};

function withUndo(message: string, undo: () => void): ReactNode {
	const handleClick = () => {
		notifications.clean();
		undo();
	};
	return createElement(
		'span',
		{ className: classes.line },
		createElement('span', null, message),
		createElement('button', { type: 'button', className: classes.undo, onClick: handleClick }, 'Undo'),
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
