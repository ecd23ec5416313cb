/**
 * What a tap on a telephone number dials: its digits, with a leading plus if there is one. The `(0)` that people write
 * after a country code is not dialled. Null when there is nothing to dial.
 */
export function telHref(tel: string | null): `tel:${string}` | null {
	const written = (tel ?? '').trim();
	const plus = written.startsWith('+') ? '+' : '';
	const digits = (plus ? written.replace('(0)', '') : written).replace(/\D/g, '');
	return digits === '' ? null : `tel:${plus}${digits}`;
}
