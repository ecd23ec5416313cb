import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');

/** A sibling, or the last of its kind, that is told by its tag or not at all. */
const ANY_SIBLING = /[^{};]*(?:[+~]\s*(?:\*|[a-z]+\b)|\b(?:svg|div|span|\*)\s*:(?:last|first|only)-of-type)[^{};]*\{/g;

/** The selectors of a style sheet for which a browser styles everything beside whatever is inserted (decision 0010). */
function costlySelectors(css: string): string[] {
	const code = css.replaceAll(/\/\*.*?\*\//gs, '');
	return [...code.matchAll(ANY_SIBLING)].map(([rule]) => rule.replace('{', '').trim());
}

test('no style looks at siblings by their tag, which would style whole lists again at each change', () => {
	const files = globSync('**/*.css', { cwd: source });
	expect(files.length).toBeGreaterThan(200);
	const costly = files.flatMap((file) =>
		costlySelectors(readFileSync(join(source, file), 'utf8')).map((selector) => `${file}: ${selector}`),
	);
	expect(costly).toEqual([]);
});

test('such selectors are found, those by class are not', () => {
	const costly = ['.a + *', '* + *', 'svg + svg', '.a ~ div', '.a > svg:last-of-type', '.a:hover + span'];
	const cheap = ['.a + .b', '.a > :last-child', '.a + :global(.b)', '.a[data-on] + .b'];
	expect(costly.filter((selector) => costlySelectors(`${selector} {\n}`).length === 0)).toEqual([]);
	expect(
		cheap.filter(
			(selector) => costlySelectors(`@media print { ${selector} { top: calc(1px + var(--a)); } }`).length > 0,
		),
	).toEqual([]);
});
