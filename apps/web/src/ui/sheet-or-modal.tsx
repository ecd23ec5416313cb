import { Drawer, Modal } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useIsPhone } from '../lib/use-media.ts';
import classes from './sheet-or-modal.module.css';
import { useClosedByBack } from './use-closed-by-back.ts';
import { useRightInset } from './use-right-inset.ts';

/**
 * Something over the page: a modal of 560 px, or of 1120, on phones a sheet from below. The body scrolls, the footer with the buttons
 * stays. Focus goes back to where it came from. With `below` it hangs at what it is opened from, and the page stays bright.
 */
export function SheetOrModal({ hasOwnBody = false, children, ...props }: SheetOrModalProps) {
	const { opened, onClose, title, actions, footer } = props;
	const [isSheet, handleGone] = useIsSheet(opened);
	useClosedByBack(opened, onClose, props.isInAddress);
	const Part = isSheet ? Drawer : Modal;
	const end = useRightInset(isSheet ? undefined : props.below, opened);
	const isHung = end !== null;
	return (
		<Part.Root
			opened={opened}
			onClose={onClose}
			onExitTransitionEnd={handleGone}
			classNames={{
				content: (isSheet ? classes.sheet : classes.modal) ?? '',
				...(isHung && { inner: classes.hung ?? '', overlay: classes.clear ?? '' }),
			}}
			{...(isHung && { styles: { inner: { '--end': end } } })}
			{...(isSheet
				? { position: 'bottom' as const, size: 'auto' }
				: { size: modalSize(props.size, isHung), centered: !isHung, lockScroll: !isHung })}
		>
			<Part.Overlay />
			<Part.Content>
				{isSheet && <div className={classes.handle} />}
				<Part.Header className={classes.header}>
					<Part.Title>{title}</Part.Title>
					<div className={classes.actions}>
						{actions}
						<Part.CloseButton aria-label="Close" size={isSheet ? 44 : 36} iconSize={20} />
					</div>
				</Part.Header>
				{hasOwnBody ? children : <Part.Body className={classes.body}>{children}</Part.Body>}
				{footer && <SheetFooter>{footer}</SheetFooter>}
			</Part.Content>
		</Part.Root>
	);
}

/** In pixels. What hangs is narrow, or two of it stand side by side. */
function modalSize(size: SheetOrModalProps['size'], isHung: boolean): number {
	if (isHung) return size === 'wide' ? 880 : 420;
	return size === 'wide' ? 1120 : 560;
}

/**
 * Whether it is a sheet. A phone that is turned may count as a tablet then; what is open stays what it is until it has
 * gone, for another one in its place would know nothing of what is typed. The second is to be called when it has gone.
 */
function useIsSheet(opened: boolean): readonly [boolean, () => void] {
	const isPhone = useIsPhone();
	const [openedAs, setOpenedAs] = useState<boolean | null>(null);
	if (opened && openedAs === null) setOpenedAs(isPhone);
	return [openedAs ?? isPhone, () => setOpenedAs(null)];
}

interface SheetOrModalProps {
	opened: boolean;
	onClose: () => void;
	title: ReactNode;
	/** For what is compared or listed: a wider modal; sheets are as wide as there is room. */
	size?: 'wide';
	/** The id of what it is opened from, to hang below it at its right edge; sheets come from below in any case. */
	below?: string;
	/** Icon buttons at the top, out of the thumb's way. */
	actions?: ReactNode;
	/** The buttons that finish it. */
	footer?: ReactNode;
	/** The address opens it, and so Back closes it by the address. */
	isInAddress?: boolean;
	/** The children are a {@link SheetBody} and a {@link SheetFooter}, in a form perhaps. */
	hasOwnBody?: boolean;
	children: ReactNode;
}

/** What scrolls. */
export function SheetBody({ children }: { children: ReactNode }) {
	return <div className={classes.body}>{children}</div>;
}

/** What stays at the lower edge. */
export function SheetFooter({ children }: { children: ReactNode }) {
	return <div className={classes.footer}>{children}</div>;
}
