import * as icons from '@mdi/js';
import type { Plugin } from 'vite';

const IMPORT = /import\s*\{([^}]*)\}\s*from\s*['"]@mdi\/js['"];?/g;
const PREFIX = 'icon:';

const PATHS: ReadonlyMap<string, string> = new Map(Object.entries(icons));

/**
 * Makes a module of each icon: the library has all of them in one, so that the first screen would fetch the icons of every
 * screen.
 */
export function iconModules(): Plugin {
	return {
		name: 'icon-modules',
		apply: 'build',
		transform: {
			filter: { code: '@mdi/js' },
			handler: (code) => ({ code: code.replace(IMPORT, (_, names: string) => importsOf(names)), map: null }),
		},
		resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
		load(id) {
			const name = id.startsWith(`\0${PREFIX}`) ? id.slice(PREFIX.length + 1) : null;
			return name === null ? null : `export default ${JSON.stringify(PATHS.get(name))};`;
		},
	};
}

/** `mdiHome, mdiMap as map` as one import each, in one line, so that source maps keep their lines. */
function importsOf(names: string): string {
	return names
		.split(',')
		.map((name) => name.trim())
		.filter((name) => name !== '')
		.map((name) => {
			const [icon = name, local = icon] = name.split(/\s+as\s+/);
			return `import ${local} from '${PREFIX}${icon}';`;
		})
		.join(' ');
}
