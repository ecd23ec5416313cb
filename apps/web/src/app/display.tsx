import './display.css';
import { createRoot } from 'react-dom/client';
import { restoreClock } from '../api/clock.ts';
import { DisplayScreen } from '../features/display/display-screen.tsx';
import { keepDisplayCurrent } from './display-upkeep.ts';

/** Shows what a link without a login shows, and nothing else of the app (ON-SITE.md, WALL-03). `?theme=light` for a bright room. */
export function startDisplay(element: HTMLElement, token: string): void {
	restoreClock();
	const { documentElement: page } = document;
	page.dataset['display'] = '';
	const isLight = new URLSearchParams(location.search).get('theme') === 'light';
	page.dataset['mantineColorScheme'] = isLight ? 'light' : 'dark';
	document.title = 'Crossload';
	createRoot(element).render(<DisplayScreen token={token} />);
	keepDisplayCurrent();
}
