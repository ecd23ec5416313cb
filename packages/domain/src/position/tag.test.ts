import { expect, test } from 'vitest';
import { POSITION_TAGS } from './tag.ts';

test('POS-01 the tabs after All are GEO, SA and Sonstige, in that order', () => {
	expect(POSITION_TAGS).toEqual(['GEO', 'SA', 'Sonstige']);
});
