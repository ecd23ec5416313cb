import { useLocation, useSearch } from '@tanstack/react-router';
import { contextOfPage, type FormContext } from './form-context.ts';

/** The context that the open page gives to the forms opened from it. */
export function usePageContext(): FormContext | null {
	const pathname = useLocation({ select: (location) => location.pathname });
	const stageId = useSearch({ strict: false, select: ({ stage }) => stage });
	return contextOfPage(pathname, stageId);
}
