import { mdiBackspaceOutline, mdiKeyboardOutline } from '@mdi/js';
import type { MouseEvent } from 'react';
import { Icon } from '../../ui/icon.tsx';
import classes from './gate-keys.module.css';
import { GATE_TEXTS as texts } from './gate-texts.ts';

const ROWS = ['1234567890', 'QWERTZUIOP', 'ASDFGHJKL', 'YXCVBNM'];

interface GateKeysProps {
	onKey: (sign: string) => void;
	onErase: () => void;
	/** Asks for the device's own keyboard, which has every sign. */
	onAllKeys: () => void;
}

/** Keys for plates on phones: digits and capitals at once, and nothing that corrects them (GATE-03). */
export function GateKeys({ onKey, onErase, onAllKeys }: GateKeysProps) {
	return (
		<>
			<div className={classes.room} />
			<section aria-label={texts.keys} className={classes.keys} onMouseDown={keepFocus}>
				{ROWS.map((row, place) => (
					<div key={row} className={classes.row}>
						{[...row].map((sign) => (
							<button key={sign} type="button" className={classes.key} onClick={() => onKey(sign)}>
								{sign}
							</button>
						))}
						{place === ROWS.length - 1 && (
							<button type="button" className={classes.wide} aria-label={texts.erase} onClick={onErase}>
								<Icon path={mdiBackspaceOutline} size={24} />
							</button>
						)}
					</div>
				))}
				<div className={classes.row}>
					<button type="button" className={classes.other} onClick={onAllKeys}>
						<Icon path={mdiKeyboardOutline} size={20} />
						{texts.allKeys}
					</button>
					<button type="button" className={classes.space} onClick={() => onKey(' ')}>
						{texts.space}
					</button>
				</div>
			</section>
		</>
	);
}

/** The field that is typed into stays the one that is typed into. */
function keepFocus(event: MouseEvent): void {
	event.preventDefault();
}
