import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { precache, SERVICE_WORKER } from './precache.ts';

/** The text font counts only if it is there at once (font-display: optional), so the page asks for it first. */
function preloadFont(): Plugin {
	return {
		name: 'preload-font',
		transformIndexHtml: {
			order: 'post',
			handler(_html, { bundle }) {
				const font = Object.keys(bundle ?? {}).find((file) => /inter-latin-wght-normal.*\.woff2$/.test(file));
				if (!font) return [];
				const attrs = { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: '' };
				return [{ tag: 'link', attrs, injectTo: 'head' }];
			},
		},
	};
}

/** Libraries that every screen needs change less often than the screens: they are kept apart, to be cached longer. */
const libraries = [
	{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
	{
		name: 'tanstack',
		test: /node_modules[\\/]@tanstack[\\/](react-router|router-core|history|store|react-store|react-query|query-core)[\\/]/,
	},
];

export default defineConfig({
	plugins: [react(), preloadFont(), precache()],
	build: {
		manifest: true,
		outDir: 'dist',
		emptyOutDir: true,
		target: 'es2022',
		// The strict Content-Security-Policy takes files of this origin only, so nothing is written into the page.
		assetsInlineLimit: 0,
		rolldownOptions: {
			input: { index: 'index.html', 'service-worker': 'src/service-worker/service-worker.ts' },
			output: {
				codeSplitting: { groups: libraries },
				entryFileNames: ({ name }) => (name === 'service-worker' ? SERVICE_WORKER : 'assets/[name]-[hash].js'),
			},
		},
	},
	server: { host: '127.0.0.1', proxy: { '/api': 'http://127.0.0.1:3000' } },
	preview: { host: '127.0.0.1', proxy: { '/api': 'http://127.0.0.1:3000' } },
});
