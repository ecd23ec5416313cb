import { type NewShare, type ShareCreate, shareCalls } from '@crossload/contract';
import type { TestApp } from './test-app.ts';

/** A new share; a display of stages unless said otherwise. */
export async function shareOf(
	{ ask }: Pick<TestApp, 'ask'>,
	view: ShareCreate['view'] = {},
	fields: Partial<ShareCreate> = {},
): Promise<NewShare & { readonly token: string }> {
	const { kind = 'display' } = fields;
	const shown = kind === 'display' ? { screen: 'stage', ...view } : view;
	const body = { kind, name: 'A wall', view: shown, ...fields };
	const { token, ...share } = await ask(shareCalls.create, { body });
	if (token === null) throw new Error('A new share has its token');
	return { ...share, token };
}
