import { type ShareCreate, shareCalls } from '@crossload/contract';
import type { TestApp } from './test-app.ts';

/** A new share's token and id; a display of stages unless said otherwise. */
export async function shareOf(
	{ ask }: Pick<TestApp, 'ask'>,
	view: ShareCreate['view'] = {},
	fields: Partial<ShareCreate> = {},
): Promise<{ readonly token: string; readonly id: number }> {
	const { kind = 'display' } = fields;
	const shown = kind === 'display' ? { screen: 'stage', ...view } : view;
	const body = { kind, name: 'A wall', view: shown, ...fields };
	return await ask(shareCalls.create, { body });
}
