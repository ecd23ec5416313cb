/** Of a select that can be cleared: its button is there for the keyboard and has a name, which the library leaves out. */
export function clearable(name: string) {
	return { clearable: true, clearButtonProps: { 'aria-label': name, 'aria-hidden': false, tabIndex: 0 } } as const;
}
