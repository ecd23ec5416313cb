const STEPS = ['Reading', 'Comparing', 'Writing'] as const;
const WIDTH = 24;

/** Shows on a terminal how far the import is; `null` clears the line. Elsewhere nothing is printed. */
export function showProgress(step: (typeof STEPS)[number] | null): void {
	const { stderr } = process;
	if (!stderr.isTTY) return;
	if (step === null) {
		stderr.write('\r\u001b[K');
		return;
	}
	const filled = Math.round((STEPS.indexOf(step) / STEPS.length) * WIDTH);
	stderr.write(`\r\u001b[K[${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}] ${step} …`);
}
