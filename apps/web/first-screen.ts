import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';

/** Ids of modules by when they are needed. */
export interface ScreenModules {
	/** Before anything can be shown. */
	readonly first: ReadonlySet<string>;
	/** For the screen that opens after the login, besides. */
	readonly home: ReadonlySet<string>;
}

/**
 * Builds the app once as it falls, to learn what the first screen needs. The real build then puts that into a few
 * files: over a slow network a page of fifty small ones waits for the way there and back again and again.
 */
export async function findScreenModules(root: string): Promise<ScreenModules> {
	const built = await build({
		root,
		configFile: false,
		logLevel: 'silent',
		plugins: [react()],
		build: { write: false, minify: false, cssMinify: false, rolldownOptions: { input: join(root, 'index.html') } },
	});
	const { output } = built as Rolldown.RolldownOutput;
	const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
	const entry = [...chunks.values()].filter(({ isEntry }) => isEntry);
	const home = [...chunks.values()].filter(({ facadeModuleId }) => facadeModuleId?.endsWith('/dashboard-page.tsx'));
	if (entry.length !== 1 || home.length !== 1) throw new Error('The first screens of the app are not to be found');
	const first = modulesOf(entry, chunks);
	return { first, home: modulesOf(home, chunks).difference(first) };
}

type Chunk = Rolldown.OutputChunk;

/** The modules of the chunks and of all that they import. */
function modulesOf(chunks: readonly Chunk[], all: ReadonlyMap<string, Chunk>): Set<string> {
	const seen = new Set(chunks);
	for (const { imports } of seen) {
		for (const name of imports) {
			const imported = all.get(name);
			if (imported) seen.add(imported);
		}
	}
	return new Set([...seen].flatMap(({ moduleIds }) => moduleIds));
}
