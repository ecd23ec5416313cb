import type { MouseEvent } from 'react';
import { dropSecondClick } from './second-click.ts';

/** Has the app follow a link, unless somebody has dealt with the click or a key asks the browser for another tab. */
export function followInApp(event: MouseEvent, follow: () => void): void {
	const { button, metaKey, altKey, ctrlKey, shiftKey } = event;
	if (event.defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return;
	dropSecondClick(event);
	if (event.defaultPrevented) return;
	event.preventDefault();
	follow();
}
