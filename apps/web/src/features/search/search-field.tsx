import { ActionIcon, Kbd } from '@mantine/core';
import { mdiClose, mdiMagnify } from '@mdi/js';
import type { KeyboardEvent } from 'react';
import { useIsPhone } from '../../lib/use-media.ts';
import { Icon } from '../../ui/icon.tsx';
import classes from './search-field.module.css';
import { SEARCH_TEXTS as texts } from './search-texts.ts';

/** Where one types; the list it controls is a listbox whose active option it announces to screen readers. */
export function SearchField({ value, onChange, onKeyDown, listId, activeId, onClose }: SearchFieldProps) {
	const isPhone = useIsPhone();
	return (
		<div className={classes.field}>
			<Icon path={mdiMagnify} size={22} className="secondary" />
			<input
				className={classes.input}
				type="text"
				role="combobox"
				aria-label={texts.label}
				aria-expanded={activeId !== undefined}
				aria-controls={listId}
				aria-activedescendant={activeId}
				aria-autocomplete="list"
				placeholder={texts.placeholder}
				autoComplete="off"
				autoCorrect="off"
				autoCapitalize="off"
				spellCheck={false}
				enterKeyHint="go"
				maxLength={100}
				value={value}
				onChange={(event) => onChange(event.currentTarget.value)}
				onKeyDown={onKeyDown}
			/>
			{isPhone ? (
				<ActionIcon variant="subtle" color="gray" size={44} aria-label={texts.close} onClick={onClose}>
					<Icon path={mdiClose} size={22} />
				</ActionIcon>
			) : (
				<button type="button" className={classes.escape} onClick={onClose}>
					<Kbd aria-hidden>Esc</Kbd>
					<span className="visually-hidden">{texts.close}</span>
				</button>
			)}
		</div>
	);
}

interface SearchFieldProps {
	value: string;
	onChange: (value: string) => void;
	onKeyDown: (event: KeyboardEvent) => void;
	listId: string;
	/** Id of the option that Enter opens. */
	activeId: string | undefined;
	onClose: () => void;
}
