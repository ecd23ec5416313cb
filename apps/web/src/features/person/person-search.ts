import type { Person } from '@crossload/contract';

/** Whether a person is meant by what is sought: part of the name, or of the number however it is spaced. */
export function matchesPerson({ name, tel }: Person, sought: string): boolean {
	if (name.toLowerCase().includes(sought.toLowerCase())) return true;
	const digits = digitsOf(sought);
	return digits !== '' && digitsOf(tel ?? '').includes(digits);
}

function digitsOf(text: string): string {
	return text.replace(/\D/g, '');
}
