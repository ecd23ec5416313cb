import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Name of the service worker's file: at the root, because it serves what lies under it. */
export const SERVICE_WORKER = 'service-worker.js';

/** Writes into the service worker which files belong to this build. */
export function precache(): Plugin {
	let publicFolder = '';
	return {
		name: 'precache',
		enforce: 'post',
		configResolved: (config) => {
			publicFolder = config.publicDir;
		},
		generateBundle: {
			order: 'post',
			handler(_options, bundle) {
				const worker = bundle[SERVICE_WORKER];
				if (worker?.type !== 'chunk') throw new Error(`The build has made no ${SERVICE_WORKER}`);
				const built = Object.values(bundle).filter(({ fileName }) => !/^\.vite\/|\.map$/.test(fileName));
				const contents = new Map(
					built.map((file) => [file.fileName, file.type === 'chunk' ? file.code : Buffer.from(file.source)]),
				);
				for (const name of readdirSync(publicFolder)) contents.set(name, readFileSync(join(publicFolder, name)));
				const hash = createHash('sha256');
				for (const [name, content] of [...contents].sort(([a], [b]) => (a < b ? -1 : 1)))
					hash.update(name).update(content);
				contents.delete(SERVICE_WORKER);
				const files = [...contents.keys()].sort().map((name) => `/${name}`);
				const list = JSON.stringify({ version: hash.digest('hex').slice(0, 12), files });
				worker.code = worker.code.replaceAll('__PRECACHE__', list);
			},
		},
	};
}
