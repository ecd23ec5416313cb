/** The file in the data folder is no database, or no longer a whole one; it is left as it is. */
export class DamagedDatabase extends Error {
	constructor(file: string) {
		super(`The database ${file} is damaged, or is not one of Crossload's. Nothing was changed: restore a backup.`);
	}
}
