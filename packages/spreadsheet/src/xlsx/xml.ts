/// <reference path="../saxen.d.ts" />
import { Parser } from 'saxen';
import { SpreadsheetRefused } from '../sheet.ts';

type Attributes = Readonly<Record<string, string>>;

/** What is done as a document is walked through; names come without their prefix. */
export interface XmlHandlers {
	readonly open?: (name: string, attributes: () => Attributes) => void;
	readonly close?: (name: string) => void;
	readonly text?: (text: string) => void;
}

/** Elements within one another, at most: no workbook has half as many, and each one that is open takes memory. */
const MAX_DEPTH = 50;

/** Walks through a part of a workbook; one that is not there is blank. Entities of a document's own are not expanded. Throws {@link SpreadsheetRefused}. */
export function walkXml(xml: string, { open, close, text }: XmlHandlers): void {
	if (xml === '') return;
	const parser = new Parser();
	let depth = 0;
	parser.on('openTag', (name, attributes, decode) => {
		depth += 1;
		if (depth > MAX_DEPTH) throw damaged();
		open?.(withoutPrefix(name), () =>
			Object.fromEntries(Object.entries(attributes()).map(([key, value]) => [key, decode(value)])),
		);
	});
	parser.on('closeTag', (name) => {
		depth -= 1;
		close?.(withoutPrefix(name));
	});
	if (text) {
		parser.on('text', (value, decode) => text(decode(value)));
		parser.on('cdata', text);
	}
	parser.on('warn', () => undefined);
	parser.on('error', () => {
		throw damaged();
	});
	parser.parse(xml);
}

function damaged(): SpreadsheetRefused {
	return new SpreadsheetRefused('The workbook is damaged: open it, save it as .xlsx and choose it again.');
}

function withoutPrefix(name: string): string {
	return name.slice(name.indexOf(':') + 1);
}
