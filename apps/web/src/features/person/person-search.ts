import type { Person } from '@crossload/contract';

/** Whether a person is meant by what is sought: part of the name, or of the number however it is spaced. */
export function matchesPerson({ name, tel }: Person, sought: string): boolean {
	if (name.toLowerCase().includes(sought.toLowerCase())) return true;
	return isNumber(sought) && digitsOf(tel ?? '').includes(digitsOf(sought));
}

/** Whether a text could be part of a telephone number. */
function isNumber(text: string): boolean {
	return /^[\d\s()/.+-]+$/.test(text) && digitsOf(text) !== '';
}

function digitsOf(text: string): string {
	return text.replace(/\D/g, '');
}
