import { parseBoolean, usePersisted } from '../../lib/persisted.ts';

/** Whether keys without Ctrl do anything on this device, and how to switch them. */
export function useSingleKeys() {
	return usePersisted('singleKeys', parseBoolean, true);
}
