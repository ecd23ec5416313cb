// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot hold
const UNFIT = /_(?=x[0-9A-Fa-f]{4}_)|[\x00-\x08\x0B-\x1F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** The text as a workbook's XML holds it: characters that it cannot are written `_xHHHH_`, as is what looks like that (OUT-02). */
export function xmlText(text: string): string {
	return text.replace(UNFIT, (unfit) => `_x${unfit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`);
}
