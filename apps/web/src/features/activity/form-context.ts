import { useLocation, useSearch } from '@tanstack/react-router';

/** Where an activity form was opened from: it fills and locks the matching field, and saving leads back there. */
export interface FormContext {
	readonly kind: 'band' | 'stage' | 'position' | 'vehicle';
	readonly id: number;
}

const KINDS: readonly string[] = ['band', 'stage', 'position', 'vehicle'] satisfies FormContext['kind'][];

/** Reads the context from the address; null when it names none. */
export function contextOf({ context, contextId }: ContextParams): FormContext | null {
	if (context === undefined || contextId === undefined || !isKind(context)) return null;
	return { kind: context, id: Number(contextId) };
}

interface ContextParams {
	readonly context?: string | undefined;
	readonly contextId?: string | undefined;
}

function isKind(text: string): text is FormContext['kind'] {
	return KINDS.includes(text);
}

/** Where saving leads (ACT-14): back to the context; a stage has no page, so to its activities. `isFromHome`: back Home. */
export function returnPath(context: FormContext | null, isFromHome = false) {
	if (context === null) return isFromHome ? ({ to: '/' } as const) : ({ to: '/activities', search: {} } as const);
	if (context.kind === 'stage') return { to: '/activities', search: { stage: context.id } } as const;
	const params = { id: `${context.id}` };
	if (context.kind === 'band') return { to: '/band/$id', params } as const;
	return context.kind === 'position'
		? ({ to: '/position/$id', params } as const)
		: ({ to: '/vehicle/$id', params } as const);
}

/** The context that a page gives to the forms opened from it; null for pages about nothing in particular. */
export function contextOfPage(pathname: string, stageId: number | undefined): FormContext | null {
	if (pathname === '/activities') return stageId === undefined ? null : { kind: 'stage', id: stageId };
	const [, context, contextId] = /^\/(band|position|vehicle)\/(\d+)$/.exec(pathname) ?? [];
	return contextOf({ context, contextId });
}

/** The context that the open page gives to the forms opened from it. */
export function usePageContext(): FormContext | null {
	const pathname = useLocation({ select: (location) => location.pathname });
	const stageId = useSearch({ strict: false, select: ({ stage }) => stage });
	return contextOfPage(pathname, stageId);
}

/** The context as the address of a form takes it. */
export function contextParams(context: FormContext | null): ContextParams {
	return context === null ? {} : { context: context.kind, contextId: `${context.id}` };
}
