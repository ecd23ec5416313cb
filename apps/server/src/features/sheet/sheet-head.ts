import { headLines, type Sheet } from '@crossload/domain';
import type { Content } from 'pdfmake';
import type { ChangeMarks } from './change-marks.ts';

/** Points: of the mark, and of the gap between it and the festival's name. */
const MARK = 16;
const GAP = 6;

/** The product's mark, two arrows that pass each other, in the black of the paper. */
const MARK_SVG = `<svg viewBox="0 0 28 28"><rect width="28" height="28" rx="6" fill="#000000"/><g fill="none" stroke="#ffffff" stroke-width="2.8"><path d="M4.5 11.9H22.2L15.6 5.3"/><path d="M23.5 16.1H5.8L12.4 22.7"/></g></svg>`;

/** The head of a sheet: what it is of, and whose; `festival` is its name, where it has one. */
export function headContent(
	sheet: Sheet,
	{ marks, festival }: { readonly marks: ChangeMarks; readonly festival: string | null },
): Content {
	const facts = sheet.facts.map((line): Content => {
		const [text] = Object.keys(line.cells).map((cell) => marks.text({ sheet, line }, cell as keyof typeof line.cells));
		return { text: [`${line.name} `, { text: text ?? '', bold: true }], alignment: 'right' };
	});
	const [title, subtitle] = headLines(sheet).map((line) => marks.text({ sheet, line }, 'text'));
	return {
		table: {
			widths: ['*', 'auto'],
			body: [
				[
					{
						stack: [
							{ text: title ?? sheet.title, fontSize: 24, bold: true, lineHeight: 1 },
							{ text: subtitle ?? sheet.subtitle, fontSize: 10.5, margin: [0, 4, 0, 0] },
						],
					},
					{ stack: [ownerContent(festival), ...facts] },
				],
			],
		},
		layout: {
			hLineWidth: (at: number) => (at === 1 ? 2 : 0),
			vLineWidth: () => 0,
			paddingLeft: () => 0,
			paddingRight: () => 0,
			paddingBottom: () => 8,
		},
		margin: [0, 0, 0, 4],
	};
}

/** The mark before the festival's name, at the right edge: a table is as wide as what is in it. */
function ownerContent(festival: string | null): Content {
	const mark = { svg: MARK_SVG, width: MARK };
	return {
		columns: [
			{ text: '', width: '*' },
			mark,
			...(festival === null
				? []
				: [
						{
							text: festival,
							bold: true,
							fontSize: 11,
							width: 'auto' as const,
							margin: [0, 1, 0, 0] as [number, number, number, number],
						},
					]),
		],
		columnGap: GAP,
		margin: [0, 0, 0, 3],
	};
}
