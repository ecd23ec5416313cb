import { CONTACTS, type SheetLine, type SheetPart, sheetLine } from './sheet.ts';
import type { SheetFunction } from './sheet-rows.ts';

/** Whom to call: who is in charge of everything or of one of these stages. */
export function contactsPart(functions: readonly SheetFunction[], stageIds: readonly number[]): SheetPart[] {
	const concerned = functions.filter(
		(one) => one.stageIds.length === 0 || one.stageIds.some((id) => stageIds.includes(id)),
	);
	const lines = concerned.flatMap(contactLines);
	if (lines.length === 0) return [];
	return [{ form: 'table', title: CONTACTS, cells: ['person', 'function', 'radio', 'tel'], lines }];
}

function contactLines({ id, name, radio, activeMembers }: SheetFunction): SheetLine[] {
	if (activeMembers.length === 0 && radio === null) return [];
	if (activeMembers.length === 0) return [sheetLine(`function/${id}`, name, { function: name, radio })];
	return activeMembers.map((person) =>
		sheetLine(`function/${id}/${person.id}`, `${person.name}, ${name}`, {
			person: person.name,
			function: name,
			radio,
			tel: person.tel,
		}),
	);
}
