import type { OnProgress } from './import-running-order.ts';

const WIDTH = 30;

/** A bar that grows in place on a terminal; elsewhere a line for each quarter. */
export function progressOn(stream: { readonly isTTY?: boolean; write(text: string): unknown }): OnProgress {
	return stream.isTTY ? barOn(stream) : linesOn(stream);
}

function barOn(stream: { write(text: string): unknown }): OnProgress {
	let shown = -1;
	return (made, total) => {
		const percent = Math.floor((100 * made) / total);
		if (percent === shown) return;
		shown = percent;
		const filled = Math.round((WIDTH * made) / total);
		const end = made === total ? '\n' : '';
		stream.write(`\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${percent} %  ${made} of ${total}${end}`);
	};
}

function linesOn(stream: { write(text: string): unknown }): OnProgress {
	let quarter = 0;
	return (made, total) => {
		const reached = Math.floor((4 * made) / total);
		if (reached === quarter) return;
		quarter = reached;
		stream.write(`${made} of ${total}\n`);
	};
}
