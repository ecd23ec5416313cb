import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { CompiledQuery, type DatabaseConnection, SqliteDialect, SqliteDriver, type TransactionSettings } from 'kysely';

/** Compiled statements kept ready; the product has fewer distinct ones than this. */
const PREPARED_LIMIT = 500;

/** Kysely's SQLite dialect over Node's own SQLite. */
export class NodeSqliteDialect extends SqliteDialect {
	readonly #database: DatabaseSync;

	constructor(database: DatabaseSync) {
		super({ database: preparing(database) });
		this.#database = database;
	}

	override createDriver(): SqliteDriver {
		return new NodeSqliteDriver(this.#database);
	}
}

class NodeSqliteDriver extends SqliteDriver {
	readonly #database: DatabaseSync;

	constructor(database: DatabaseSync) {
		super({ database: preparing(database) });
		this.#database = database;
	}

	/** Writers take the write lock at once: a transaction that reads first and writes later could not wait for it. */
	override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings): Promise<void> {
		const begin = settings?.accessMode === 'read only' ? 'begin' : 'begin immediate';
		await connection.executeQuery(CompiledQuery.raw(begin));
	}

	/**
	 * After some failures (a full disk, an fsync) SQLite has taken the transaction back by itself; a rollback would fail
	 * then and hide the reason.
	 */
	override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
		if (this.#database.isTransaction) await super.rollbackTransaction(connection);
	}
}

/** The shape in which Kysely's driver wants a database, with statements compiled once. */
function preparing(database: DatabaseSync) {
	const prepared = new Map<string, ReturnType<typeof statementOf>>();
	return {
		close: () => {
			prepared.clear();
			database.close();
		},
		prepare: (text: string) => {
			const known = prepared.get(text);
			if (known) return known;
			if (prepared.size >= PREPARED_LIMIT) prepared.clear();
			const statement = statementOf(database.prepare(text));
			prepared.set(text, statement);
			return statement;
		},
	};
}

function statementOf(statement: StatementSync) {
	return {
		reader: statement.columns().length > 0,
		all: (parameters: readonly unknown[]) => statement.all(...bindable(parameters)),
		run: (parameters: readonly unknown[]) => statement.run(...bindable(parameters)),
		iterate: (parameters: readonly unknown[]) => statement.iterate(...bindable(parameters)),
	};
}

function bindable(parameters: readonly unknown[]): SQLInputValue[] {
	return parameters as SQLInputValue[];
}
