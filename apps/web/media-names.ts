import type { Plugin } from 'vite';

/**
 * Lets every stylesheet ask for a medium by name, `@media (--phone)`, as `@custom-media` will let it: that knows only names of
 * its own file, and these are shared by all of them and by scripts.
 */
export function mediaNames(queries: Readonly<Record<string, string>>): Plugin {
	const queryOf = (named: string, name: string): string => {
		const query = queries[name];
		if (query === undefined) throw new Error(`No medium is called ${named}: src/lib/media-queries.ts names them.`);
		return query;
	};
	return {
		name: 'media-names',
		enforce: 'pre',
		transform: {
			filter: { id: /\.css$/ },
			handler: (styles) => styles.replaceAll(/@media [^{]+/g, (rule) => rule.replaceAll(/\(--([a-z-]+)\)/g, queryOf)),
		},
	};
}
