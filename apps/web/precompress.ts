import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:js|css|html|svg|json|webmanifest)$/;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Lays each file's compressed forms beside it, where the server takes them from: it compresses nothing itself. */
export function precompress(): Plugin {
	return {
		name: 'precompress',
		apply: 'build',
		writeBundle: {
			order: 'post',
			sequential: true,
			async handler({ dir = '' }, bundle) {
				const files = Object.keys(bundle).filter((file) => COMPRESSIBLE.test(file) && !file.startsWith('.vite/'));
				await Promise.all(files.map((file) => compress(join(dir, file))));
			},
		},
	};
}

async function compress(file: string): Promise<void> {
	const content = readFileSync(file);
	const [brotli, gzipped] = await Promise.all([
		toBrotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
		toGzip(content, { level: 9 }),
	]);
	writeFileSync(`${file}.br`, brotli);
	writeFileSync(`${file}.gz`, gzipped);
}
