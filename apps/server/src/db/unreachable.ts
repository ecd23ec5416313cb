import { ExplainedError } from '../errors/explained-error.ts';

/** PostgreSQL did not respond, or refused the connection. */
export class DatabaseUnreachable extends ExplainedError {
	/** What the driver says of it, never with the password. */
	readonly reason: string;

	constructor(cause: unknown) {
		const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
		super(
			`The database of DATABASE_URL cannot be reached: ${reason}. Check that PostgreSQL runs and the URL is right.`,
		);
		this.reason = reason;
	}
}
