import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test('IMP-01 an error that nobody expected reaches the page as an error of the worker, and is not waited for', async () => {
	const listeners: ((event: { data: unknown }) => void)[] = [];
	const reportError = vi.fn();
	const postMessage = vi.fn();
	vi.stubGlobal('addEventListener', (_type: string, listener: (typeof listeners)[number]) => listeners.push(listener));
	vi.stubGlobal('postMessage', postMessage);
	vi.stubGlobal('reportError', reportError);
	await import('./reader-worker.ts');
	const request = { type: 'preview', key: '', response: new Blob(['no JSON']) };
	for (const listener of listeners) listener({ data: request });
	await vi.waitFor(() => expect(reportError).toHaveBeenCalledExactlyOnceWith(expect.any(SyntaxError)));
	expect(postMessage).not.toHaveBeenCalled();
});
