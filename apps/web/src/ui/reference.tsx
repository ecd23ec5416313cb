import { assignRef } from '@mantine/hooks';
import { type Ref, type RefObject, useLayoutEffect } from 'react';

/** Tells a list or menu that has just been made which element it stands beside. */
export function Reference({ to, ref }: { to: RefObject<HTMLElement | null>; ref?: Ref<HTMLElement> }) {
	useLayoutEffect(() => {
		assignRef(ref, to.current);
		return () => void assignRef(ref, null);
	}, [ref, to]);
	return null;
}
