export interface InstallationTable {
	/** Letters and digits, made up when the database was. */
	id: string;
}
