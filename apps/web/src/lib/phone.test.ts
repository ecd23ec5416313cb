import { expect, test } from 'vitest';
import { telHref } from './phone.ts';

test.each([
	['+41 79 555 01 42', 'tel:+41795550142'],
	['+41 (0)79 555-01/42', 'tel:+41795550142'],
	['079 555 01 42', 'tel:0795550142'],
	['(079) 555 01 42', 'tel:0795550142'],
	['javascript:alert(1)', 'tel:1'],
	['ask Nora', null],
	['+', null],
	['', null],
	[null, null],
])('%s dials %s', (written, href) => {
	expect(telHref(written)).toBe(href);
});
