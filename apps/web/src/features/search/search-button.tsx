import { Kbd } from '@mantine/core';
import { mdiMagnify } from '@mdi/js';
import { Icon } from '../../ui/icon.tsx';
import classes from './search-button.module.css';
import { SEARCH_TEXTS as texts } from './search-texts.ts';

/** Looks like the field that it opens. */
export function SearchButton({ onSearch }: { onSearch: () => void }) {
	return (
		<button
			type="button"
			className={classes.button}
			aria-haspopup="dialog"
			aria-keyshortcuts="Control+K /"
			onClick={onSearch}
		>
			<Icon path={mdiMagnify} size={18} />
			<span className={classes.text}>{texts.placeholder}</span>
			<Kbd className={classes.key ?? ''} aria-hidden>
				Ctrl K
			</Kbd>
		</button>
	);
}
