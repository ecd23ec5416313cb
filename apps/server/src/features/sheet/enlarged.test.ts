import { expect, test } from 'vitest';
import { enlarged } from './enlarged.ts';

test('SHEET-01 what is enlarged keeps its texts and counts, and every length grows', () => {
	const document = {
		pageSize: 'A3' as const,
		pageMargins: [10, 10, 10, 20] as [number, number, number, number],
		content: [
			{ text: 'Plaza', fontSize: 10, lineHeight: 1.1, margin: [0, 4, 0, 0] as [number, number, number, number] },
			{
				table: { headerRows: 2, widths: ['*', 62], body: [[{ text: '18:00', colSpan: 2 }, {}]] },
				layout: {
					paddingTop: () => 3,
					hLineWidth: () => 0.5,
					fillColor: (row: number) => (row === 1 ? '#eeeeee' : null),
				},
			},
		],
		footer: (page: number) => ({ text: `page ${page}`, fontSize: 8 }),
	};
	const large = enlarged(document, 2);
	expect(large).toMatchObject({
		pageSize: 'A3',
		pageMargins: [20, 20, 20, 40],
		content: [
			{ text: 'Plaza', fontSize: 20, lineHeight: 1.1, margin: [0, 8, 0, 0] },
			{ table: { headerRows: 2, widths: ['*', 124], body: [[{ text: '18:00', colSpan: 2 }, {}]] } },
		],
	});
	const { layout } = (large.content as [unknown, { layout: (typeof document.content)[1]['layout'] }])[1];
	expect([layout?.paddingTop(), layout?.hLineWidth(), layout?.fillColor(1)]).toEqual([6, 1, '#eeeeee']);
	expect((large.footer as typeof document.footer)(3)).toEqual({ text: 'page 3', fontSize: 16 });
});
