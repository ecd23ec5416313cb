import { lazy } from 'react';
import { LazyDialog } from '../../ui/lazy-dialog.tsx';
import type { TemplateDialogProps } from './template-dialog-content.tsx';

const Content = lazy(async () => ({ default: (await import('./template-dialog-content.tsx')).TemplateDialogContent }));

/** Adds or changes a template with its steps (TPL-04). */
export function TemplateDialog({ dialog, ...others }: TemplateDialogProps) {
	return (
		<LazyDialog opened={dialog.isOpen}>{(isOpen) => <Content dialog={{ ...dialog, isOpen }} {...others} />}</LazyDialog>
	);
}
