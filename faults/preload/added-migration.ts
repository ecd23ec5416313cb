/**
 * Loaded before the product in the fault plan: the list of migrations has one more, so that a database with data in it
 * is brought to a newer schema.
 */
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const MIGRATION = pathToFileURL('faults/preload/fill-every-entry.ts').href;
const LIST = /(const MIGRATIONS[^=]*= \[)([^\]]*)\]/;

registerHooks({
	load(url, context, nextLoad) {
		const loaded = nextLoad(url, context);
		if (!url.endsWith('/db/migrate.ts')) return loaded;
		const source = String(loaded.source);
		if (!LIST.test(source)) throw new Error('The list of migrations is not where the fault plan looks for it.');
		// The list may end with a comma: another one would make a migration of nothing.
		const longer = source.replace(
			LIST,
			(_, start, list) => `${start}${list.trimEnd().replace(/,$/, '')}, fillEveryEntry]`,
		);
		return { ...loaded, source: `import { fillEveryEntry } from '${MIGRATION}';\n${longer}` };
	},
});
