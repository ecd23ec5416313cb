/** Milliseconds after which the browser has taken the file. */
const TAKEN_AFTER = 60_000;

/** Lets the browser save a file as it does any download. */
export function saveFile(file: File): void {
	const url = URL.createObjectURL(file);
	const link = document.createElement('a');
	link.href = url;
	link.download = file.name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(url), TAKEN_AFTER);
}
