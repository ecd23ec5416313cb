import { expect, test } from 'vitest';
import { inTab, parseTab, parseView, TABS } from './position-views.ts';

test('POS-01 the tabs are All, GEO, SA and Sonstige; each holds the positions of its tag', () => {
	expect(TABS).toEqual(['All', 'GEO', 'SA', 'Sonstige']);
	const yard = { tag: 'GEO' } as const;
	const gate = { tag: 'Sonstige' } as const;
	expect(inTab([yard, gate], 'All')).toEqual([yard, gate]);
	expect(inTab([yard, gate], 'GEO')).toEqual([yard]);
	expect(inTab([yard, gate], 'SA')).toEqual([]);
});

test('POS-01 a stored tab or view that does not exist counts as none', () => {
	expect(parseTab('Backstage')).toBeNull();
	expect(parseTab({ tab: 'GEO' })).toBeNull();
	expect(parseTab('SA')).toBe('SA');
	expect(parseView('map')).toBeNull();
	expect(parseView('table')).toBe('table');
});
