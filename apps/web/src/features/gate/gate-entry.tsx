import { ActionIcon, Button, TextInput } from '@mantine/core';
import { mdiCardTextOutline, mdiCloseCircle, mdiKeyboardOutline, mdiQrcodeScan } from '@mdi/js';
import { type KeyboardEvent, lazy, type ReactNode, type RefObject, useRef, useState } from 'react';
import { useIsPhone } from '../../lib/use-media.ts';
import { useRootAttribute } from '../../lib/use-root-attribute.ts';
import { Icon } from '../../ui/icon.tsx';
import { LazyDialog } from '../../ui/lazy-dialog.tsx';
import classes from './gate-entry.module.css';
import { GateKeys } from './gate-keys.tsx';
import { GATE_TEXTS as texts } from './gate-texts.ts';

const ScanDialog = lazy(async () => ({ default: (await import('./scan-dialog.tsx')).ScanDialog }));

interface GateEntryProps {
	typed: string;
	onType: (typed: string) => void;
	onEnter: () => void;
	/** Whether a card is open, which has its own buttons at the lower edge. */
	isCardOpen: boolean;
}

/** The field and the camera; on phones also a bar at the lower edge with both, and an on-screen keyboard for plates. */
export function GateEntry({ typed, onType, onEnter, isCardOpen }: GateEntryProps) {
	const field = useRef<HTMLInputElement>(null);
	const isPhone = useIsPhone();
	const [isTyping, setTyping] = useState(false);
	const [usesDeviceKeyboard, setUsesDeviceKeyboard] = useState(false);
	const hasPlateKeys = isPhone && !usesDeviceKeyboard;
	const showDeviceKeyboard = () => {
		setUsesDeviceKeyboard(true);
		// The device shows its keyboard on focus only: the field is blurred and focused again.
		field.current?.blur();
		requestAnimationFrame(() => field.current?.focus());
	};
	return (
		<>
			<GateField
				typed={typed}
				onType={onType}
				onEnter={onEnter}
				field={field}
				hasPlateKeys={hasPlateKeys}
				onFocusChange={setTyping}
			>
				{!isPhone && <ScanButton onCode={onType} />}
			</GateField>
			{hasPlateKeys && isTyping && !isCardOpen && (
				<GateKeys
					onKey={(char) => onType(typed + char)}
					onErase={() => onType(typed.slice(0, -1))}
					onDeviceKeyboard={showDeviceKeyboard}
				/>
			)}
			{isPhone && !isTyping && !isCardOpen && <PhoneButtons onCode={onType} onType={() => field.current?.focus()} />}
		</>
	);
}

/** The one field that finds a vehicle; Enter opens the single hit (GATE-03). */
function GateField({ typed, onType, onEnter, field, hasPlateKeys, onFocusChange, children }: GateFieldProps) {
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

function PhoneButtons({ onCode, onType }: { onCode: (code: string) => void; onType: () => void }) {
	useRootAttribute('data-tools');
	return (
		<>
			<div className={classes.spacer} />
			<div className={classes.bottomBar}>
				<ScanButton onCode={onCode} />
				<Button leftSection={<Icon path={mdiKeyboardOutline} size={24} />} onClick={onType}>
					{texts.typePlate}
				</Button>
			</div>
		</>
	);
}

/** Opens the camera for the code of a vehicle pass. */
function ScanButton({ onCode }: { onCode: (code: string) => void }) {
	const [isOpen, setOpen] = useState(false);
	const handleCode = (code: string) => {
		setOpen(false);
		onCode(code);
	};
	return (
		<>
			<Button
				variant="default"
				leftSection={<Icon path={mdiQrcodeScan} size={24} />}
				aria-haspopup="dialog"
				onClick={() => setOpen(true)}
			>
				{texts.scan}
			</Button>
			<LazyDialog opened={isOpen}>
				{(opened) => <ScanDialog opened={opened} onClose={() => setOpen(false)} onCode={handleCode} />}
			</LazyDialog>
		</>
	);
}
