import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react';
import { useLoadedLater } from '../../lib/use-loaded-later.ts';
import { useVisibleHeight } from '../../lib/visible-height.ts';
import { notify } from '../../ui/notify.tsx';
import { useClosedByBack } from '../../ui/use-closed-by-back.ts';
import { SearchBox } from './search-box.tsx';
import classes from './search-dialog.module.css';
import { SEARCH_TEXTS as texts } from './search-texts.ts';

const loadParts = () => import('./search-parts.ts');

/**
 * The search over any screen: a box near the top; on phones all of the screen, with the field over the keyboard. It opens
 * in the task of the key or tap, so that the next key is typed into its field and a phone shows its keyboard.
 */
export function SearchDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
	useClosedByBack(opened, onClose);
	const { loaded: parts, hasFailed } = useLoadedLater(loadParts, opened);
	const isMissing = opened && hasFailed;
	useEffect(() => {
		if (!isMissing) return;
		notify.error(texts.failed);
		onClose();
	}, [isMissing, onClose]);
	return opened && <OpenSearch parts={parts} onClose={onClose} />;
}

function OpenSearch(props: ComponentProps<typeof SearchBox>) {
	const { onClose } = props;
	const dialog = useRef<HTMLDialogElement>(null);
	const height = useVisibleHeight();
	useLayoutEffect(() => {
		const element = dialog.current;
		element?.showModal();
		element?.querySelector('input')?.focus();
		// The browser gives the focus back to what had it.
		return () => element?.close();
	}, []);
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too, a press beside the box is the pointer's way
		<dialog
			ref={dialog}
			className={classes.dialog}
			aria-label={texts.label}
			style={height === null ? undefined : { '--visible-height': `${height}px` }}
			onCancel={(event) => {
				event.preventDefault();
				onClose();
			}}
			onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
		>
			<SearchBox {...props} />
		</dialog>
	);
}
