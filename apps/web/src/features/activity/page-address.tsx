import { useLocation, useRouter } from '@tanstack/react-router';
import { createContext, type ReactNode, use } from 'react';

const PageAddress = createContext('/');

/**
 * Tells all links inside, which open an activity's details over the page, where that page is. One place follows the address:
 * the links are rendered again with it, while the rows and blocks that they stand in stay as they are.
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
