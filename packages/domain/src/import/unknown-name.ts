/** What is said of a cell whose name nothing has: 'There is no band named Wolf Ink' (IN-AND-OUT, IMP-11). */
export function unknownName(noun: string, name: string): string {
	return `${beginning(noun)}${name}`;
}

/** Whether a fault says {@link unknownName} of something that is called by the noun. */
export function isUnknownName(noun: string, message: string): boolean {
	return message.startsWith(beginning(noun));
}

function beginning(noun: string): string {
	return `There is no ${noun} named `;
}
