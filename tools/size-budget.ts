/** Holds the JavaScript that the browser must load before the first screen (with the dashboard) to a budget. */
import { BUDGET_KB, firstScreenFiles } from './first-screen-size.ts';

const files = firstScreenFiles();
const total = files.reduce((sum, { kb }) => sum + kb, 0);

console.log(`${total.toFixed(1)} kB of JavaScript (gzip) before the first screen, at most ${BUDGET_KB} kB.`);
if (files.length === 0 || total > BUDGET_KB) {
	for (const { file, kb } of files.sort((a, b) => b.kb - a.kb)) console.log(`  ${kb.toFixed(1)} kB  ${file}`);
	console.log('Load what the first screen does not show with a dynamic import, or find a smaller library.');
	process.exitCode = 1;
}
