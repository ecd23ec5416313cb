import { expect, test } from 'vitest';
import { shortStageName } from './short-stage-name.ts';

test.each([
	['Sternenbühne', 'Sternen'],
	['Sitterbühne', 'Sitter'],
	['Main Stage', 'Main'],
	['Plaza', 'Plaza'],
	['Bühne', 'Bühne'],
	['Stagecoach', 'Stagecoach'],
	['Kleine Waldlichtung', 'Kleine Wa…'],
	['Waldweg 🎸🎸🎸', 'Waldweg 🎸…'],
	['🎸👩‍👩‍👧‍👦 Zelt 🇨🇭', '🎸👩‍👩‍👧‍👦 Zelt 🇨🇭'],
])('%s is %s on phones', (name, short) => {
	expect(shortStageName(name)).toBe(short);
});
