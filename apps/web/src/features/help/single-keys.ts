import { usePersisted } from '../../lib/persisted.ts';

/** Whether keys without Ctrl do anything on this device, and how to switch them. */
export function useSingleKeys() {
	return usePersisted('singleKeys', parseSwitch, true);
}

function parseSwitch(stored: unknown): boolean | null {
	return typeof stored === 'boolean' ? stored : null;
}
