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
 * The search over any screen: a box near the top; on phones all of the screen, with the field above the keyboard. It opens
 * synchronously in the event of the key or tap, so that its field gets the next key and a phone shows its keyboard.
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
		// On close the browser returns the focus to what had it before.
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
