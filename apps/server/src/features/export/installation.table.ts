export interface InstallationTable {
	/** Letters and digits, made up when the database was. */
	id: string;
	/** JSON: that the first steps are hidden, and which are left out; null until somebody has said so. */
	setup: string | null;
}
