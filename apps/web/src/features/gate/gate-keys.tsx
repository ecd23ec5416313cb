import { mdiBackspaceOutline, mdiKeyboardOutline } from '@mdi/js';
import type { MouseEvent } from 'react';
import { useRootAttribute } from '../../lib/use-root-attribute.ts';
import { Icon } from '../../ui/icon.tsx';
import classes from './gate-keys.module.css';
import { GATE_TEXTS as texts } from './gate-texts.ts';

const ROWS = ['1234567890', 'QWERTZUIOP', 'ASDFGHJKL', 'YXCVBNM'];

interface GateKeysProps {
	onKey: (char: string) => void;
	onErase: () => void;
	/** Asks for the device's own keyboard, which has every character. */
	onDeviceKeyboard: () => void;
}

/** Keys for plates on phones: digits and capitals at once, and nothing that corrects them (GATE-03). */
export function GateKeys({ onKey, onErase, onDeviceKeyboard }: GateKeysProps) {
	useRootAttribute('data-plate-keys');
	return (
		<>
			<div className={classes.spacer} />
			<section aria-label={texts.keys} className={classes.keys} onMouseDown={keepFocus}>
				{ROWS.map((row, index) => (
					<div key={row} className={classes.row}>
						{[...row].map((char) => (
							<button key={char} type="button" className={classes.key} onClick={() => onKey(char)}>
								{char}
							</button>
						))}
						{index === ROWS.length - 1 && (
							<button type="button" className={classes.wide} aria-label={texts.erase} onClick={onErase}>
								<Icon path={mdiBackspaceOutline} size={24} />
							</button>
						)}
					</div>
				))}
				<div className={classes.row}>
					<button type="button" className={classes.half} onClick={onDeviceKeyboard}>
						<Icon path={mdiKeyboardOutline} size={20} />
						{texts.allKeys}
					</button>
					<button type="button" className={classes.half} onClick={() => onKey(' ')}>
						{texts.space}
					</button>
				</div>
			</section>
		</>
	);
}

/** A press on a key must not take the focus from the field. */
function keepFocus(event: MouseEvent): void {
	event.preventDefault();
}
