import { useLocation, useRouter } from '@tanstack/react-router';
import { createContext, type ReactNode, use } from 'react';

const PageAddress = createContext('/');

/**
 * Provides the page's address to the links inside that open an activity's details over it. When it changes only these links
 * are rendered again, and not the rows and blocks that they stand in.
 */
export function PageAddressProvider({ children }: { children: ReactNode }) {
	const { stringifySearch } = useRouter().options;
	const address = useLocation({
		select: ({ pathname, search: { activity: _, ...search } }) => pathname + stringifySearch(search),
	});
	return <PageAddress value={address}>{children}</PageAddress>;
}

/** The address of the page with an activity's details open over it. */
export function useDetailsAddress(activityId: number): string {
	const page = use(PageAddress);
	return `${page}${page.includes('?') ? '&' : '?'}activity=${activityId}`;
}
