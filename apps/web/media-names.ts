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
	const named = (rule: string) => onPaper(rule).replaceAll(/\(--([a-z-]+)\)/g, queryOf);
	return {
		name: 'media-names',
		enforce: 'pre',
		transform: {
			filter: { id: /\.css$/ },
			handler: (styles) => styles.replaceAll(/(?<=@media )[^{]+/g, named),
		},
	};
}

/**
 * Paper is no phone, though it is as narrow as one: a desktop prints what is on its screen (SHEET-05). Rules for one
 * medium already stay as they are.
 */
function onPaper(rule: string): string {
	const parts = rule.trim().split(' and ');
	if (/\b(screen|print)\b/.test(rule)) return rule;
	if (parts.includes('(--phone)')) return `screen and ${rule}`;
	if (!parts.includes('(--not-phone)')) return rule;
	return `${rule.trim()}, ${['print', ...parts.filter((part) => part !== '(--not-phone)')].join(' and ')} `;
}
