import * as mdi from '@mdi/js';
import { expect, test } from 'vitest';
import { activityTypeIcon, STATUS_ICONS } from './activity-icons.ts';

const MATERIAL_DESIGN: readonly unknown[] = Object.values(mdi);

/** CHECKLIST ACT-19, and a type that nobody has foreseen. */
const TYPES = ['arrival', 'checkin', 'parking', 'loadin', 'soundcheck', 'show', 'loadout', 'crossload', 'departure'];

test.each([...TYPES, 'other', 'unforeseen'])('SHELL-06 the icon of %s is one of the Material Design icons', (id) => {
	expect(MATERIAL_DESIGN).toContain(activityTypeIcon(id));
});

test('SHELL-06 the icons of the statuses are Material Design icons, one each', () => {
	const icons = Object.values(STATUS_ICONS);
	for (const icon of icons) expect(MATERIAL_DESIGN).toContain(icon);
	expect(new Set(icons).size).toBe(5);
});
