// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot hold
const NOT_IN_XML = /_(?=x[0-9A-Fa-f]{4}_)|[\x00-\x08\x0B-\x1F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** The text as a workbook's XML has it: characters that XML cannot hold, and text that looks like an escape, become `_xHHHH_` (OUT-02). */
export function xmlText(text: string): string {
	return text.replace(
		NOT_IN_XML,
		(character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
	);
}
