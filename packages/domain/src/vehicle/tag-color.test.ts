import { expect, test } from 'vitest';
import { SITTER_COLOR, STERNEN_COLOR, vehicleTagColor } from './tag-color.ts';

test.each([
	['Sitter', SITTER_COLOR],
	['Sitterbühne', SITTER_COLOR],
	['SITTER STAGE', SITTER_COLOR],
	['Sternen', STERNEN_COLOR],
	['Sternenbühne', STERNEN_COLOR],
	['sternenzelt', STERNEN_COLOR],
	['Stern', '#123456'],
	['Alte Sitter', '#123456'],
	['Hauptbühne', '#123456'],
])('VEH-06 vehicles of a band on %s are tagged %s', (name, color) => {
	expect(vehicleTagColor({ name, color: '#123456' })).toBe(color);
});

test('VEH-06 light-blue and orange are two colours', () => {
	const [light, orange] = [SITTER_COLOR, STERNEN_COLOR].map((color) =>
		[1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16)),
	);
	expect(light?.[2]).toBeGreaterThan(light?.[0] ?? 255);
	expect(orange?.[0]).toBeGreaterThan(orange?.[2] ?? 255);
});
