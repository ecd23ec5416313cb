import { ActionIcon, TextInput } from '@mantine/core';
import { mdiCardTextOutline, mdiCloseCircle } from '@mdi/js';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { Icon } from '../../ui/icon.tsx';
import classes from './gate-field.module.css';
import { GATE_TEXTS as texts } from './gate-texts.ts';

/** The one field that finds a vehicle; Enter opens the single hit (GATE-03). */
export function GateField({ typed, onType, onEnter, field, hasPlateKeys, onFocusChange, children }: GateFieldProps) {
	const handleKeyDown = (event: KeyboardEvent) => {
		if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter();
		if (event.key === 'Escape' && typed !== '') {
			event.stopPropagation();
			onType('');
		}
	};
	return (
		<search className={classes.search}>
			<TextInput
				ref={field}
				className={classes.field ?? ''}
				aria-label={texts.find}
				placeholder={texts.plate}
				classNames={{ input: classes.input ?? '', section: classes.section ?? '' }}
				leftSection={<Icon path={mdiCardTextOutline} size={28} />}
				leftSectionWidth="3.5rem"
				rightSectionWidth="3.5rem"
				rightSection={
					typed !== '' && (
						<ActionIcon
							variant="transparent"
							className={classes.clear ?? ''}
							aria-label={texts.clear}
							onClick={() => {
								onType('');
								field.current?.focus();
							}}
						>
							<Icon path={mdiCloseCircle} size={22} />
						</ActionIcon>
					)
				}
				value={typed}
				onChange={(event) => onType(event.currentTarget.value)}
				onKeyDown={handleKeyDown}
				onFocus={() => onFocusChange(true)}
				onBlur={() => onFocusChange(false)}
				inputMode={hasPlateKeys ? 'none' : 'text'}
				autoCapitalize="characters"
				autoComplete="off"
				autoCorrect="off"
				spellCheck={false}
				enterKeyHint="search"
			/>
			{children}
		</search>
	);
}

interface GateFieldProps {
	typed: string;
	onType: (typed: string) => void;
	onEnter: () => void;
	field: RefObject<HTMLInputElement | null>;
	/** Whether this page's keys for plates replace the device's keyboard. */
	hasPlateKeys: boolean;
	onFocusChange: (isFocused: boolean) => void;
	children?: ReactNode;
}
