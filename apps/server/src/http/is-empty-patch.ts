/** Whether a change names no field: it changes nothing then, and the response shows what is there (CHECKLIST API-12). */
export function isEmptyPatch({ version, ...fields }: { readonly version?: number }): boolean {
	return Object.keys(fields).length === 0;
}
