// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what calendars and file names cannot hold
const CONTROLS = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]/g;

/** The text without control characters, which the formats of calendars (RFC 5545) and file names forbid; line breaks are LF. */
export function withoutControls(text: string): string {
	return text.replace(/\r\n?/g, '\n').replaceAll('\t', ' ').replace(CONTROLS, '');
}
