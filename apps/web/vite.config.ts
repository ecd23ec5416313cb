import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { contractCalls } from './contract-calls.ts';
import { iconModules } from './icon-modules.ts';
import { mediaNames } from './media-names.ts';
import { precache, SERVICE_WORKER } from './precache.ts';
import { precompress } from './precompress.ts';
import { MEDIA_QUERIES } from './src/lib/media-queries.ts';

/**
 * Run as soon as they are there: what the app imports anyway would otherwise wait for all of the app to come. In the
 * order in which they build on each other.
 */
const AT_ONCE = [/\/react-[^/]+\.js$/, /\/libraries-[^/]+\.js$/];

/** What the page would only learn of later on, and where it learns of it. */
const SOON = [
	// Over the connection that brought the page, which is free: the others take a round trip to stand.
	{ file: /\/react-[^/]+\.js$/, injectTo: 'head-prepend' },
	// The dashboard that opens first.
	{ file: /\/home-[^/]+\.js$/, injectTo: 'head' },
] as const;

/** The dashboard's styles: asked for by the app itself they would hold it up. */
const HOME_STYLES = /\/home-[^/]+\.css$/;

/** Has the page ask for these files first, and run what can run. */
function preload(): Plugin {
	return {
		name: 'preload',
		transformIndexHtml: {
			order: 'post',
			handler(html, { bundle }) {
				const built = Object.keys(bundle ?? {});
				const addressesOf = (file: RegExp) => built.filter((name) => file.test(name)).map((name) => `/${name}`);
				const scripts = AT_ONCE.flatMap(addressesOf).map(
					(src) => `<script type="module" crossorigin src="${src}"></script>`,
				);
				const tags = SOON.flatMap(({ file, injectTo }) =>
					addressesOf(file).map((href): HtmlTagDescriptor => {
						return { tag: 'link', attrs: { rel: 'modulepreload', href, crossorigin: '' }, injectTo };
					}),
				);
				for (const href of addressesOf(HOME_STYLES))
					tags.push({ tag: 'link', attrs: { rel: 'stylesheet', href, crossorigin: '' }, injectTo: 'head' });
				return { html: html.replace('<script type="module"', `${scripts.join('\n\t\t')}\n\t\t$&`), tags };
			},
		},
	};
}

/**
 * The first screen comes in one file of the app and two of libraries, which change less often and so stay cached
 * longer; so does what the dashboard needs besides, and what several later screens share: over a slow network a page of
 * fifty small files waits for the way there and back again and again.
 */
const FILES = [
	{ name: 'react', test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
	{ name: 'libraries', test: /node_modules/, tags: ['$initial'] },
	{ name: 'app', test: /^(?!.*service-worker)/, tags: ['$initial'] },
	// With all that it imports.
	{ name: 'home', test: /[\\/]dashboard-page\.tsx$/ },
	// What the dashboard's expected times come from.
	{ name: 'plan-model', test: /[\\/]plan-model\.ts$/ },
	{ name: 'shared', minShareCount: 2 },
];

/** Has V8 compile all functions of a file while it comes: otherwise each is parsed first, and compiled when it is called. */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad';

export default defineConfig({
	plugins: [iconModules(), contractCalls(), react(), mediaNames(MEDIA_QUERIES), preload(), precache(), precompress()],
	build: {
		manifest: true,
		// Browsers that cannot preload fetch the same files when they are imported.
		modulePreload: { polyfill: false },
		outDir: 'dist',
		emptyOutDir: true,
		// What other screens look like comes with them: half of all styles.
		cssCodeSplit: true,
		// The oldest browsers that Crossload works in; tools/browser-baseline.ts holds what the build cannot lower.
		target: ['safari16.4', 'ios16.4', 'chrome111', 'edge111', 'firefox115'],
		// The strict Content-Security-Policy takes files of this origin only, so nothing is written into the page.
		assetsInlineLimit: 0,
		// What several later screens share is fetched after the first one, in one file; in kB before it is packed.
		chunkSizeWarningLimit: 600,
		rolldownOptions: {
			// A chunk may export what others need of it: then it needs no file in front of it.
			preserveEntrySignatures: false,
			input: { index: 'index.html', 'service-worker': 'src/service-worker/service-worker.ts' },
			output: {
				codeSplitting: { groups: FILES },
				postBanner: ({ fileName }) => (AT_ONCE.some((file) => file.test(fileName)) ? COMPILE_ALL : ''),
				entryFileNames: ({ name }: { name: string }) =>
					name === 'service-worker' ? SERVICE_WORKER : 'assets/[name]-[hash].js',
			},
		},
	},
	worker: { format: 'es' },
	server: { host: '127.0.0.1', proxy: { '/api': 'http://127.0.0.1:3000' } },
	preview: { host: '127.0.0.1', proxy: { '/api': 'http://127.0.0.1:3000' } },
});
