/** An error whose message says what happened and what to do: shown without a stack. */
export class UserError extends Error {}

/**
 * Progress goes to stderr, so that the output of the task itself can be piped.
 * @param {string} sentence
 */
export function printMessage(sentence) {
	process.stderr.write(`${sentence}\n`);
}
