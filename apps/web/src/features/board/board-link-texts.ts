/** Words of the links that lead to the board. */
export const BOARD_LINK_TEXTS = {
	open: 'Open on the board',
	openAt: (name: string) => `Open on the board: ${name}`,
} as const;
