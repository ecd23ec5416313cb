/** Codes of connections that are gone or not to be had: shutdown, crash, start-up, idle in a transaction for too long. */
const LOST_CODES = /^(08|57P|25P03)/;
const NETWORK_CODES = [
	'ECONNREFUSED',
	'ECONNRESET',
	'EHOSTUNREACH',
	'ENETUNREACH',
	'EPIPE',
	'ETIMEDOUT',
	'EAI_AGAIN',
	'ENOTFOUND',
];
/** What the driver says without a code; `Query read timeout` is a network that swallows what is sent. */
const LOST_MESSAGES =
	/^(Connection terminated|Query read timeout|timeout expired|Client has encountered|Client was closed)/;

/** Whether an error says that a connection to PostgreSQL is lost, or that there is none to be had. */
export function isConnectionLost(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	const { code } = error as { code?: unknown };
	if (typeof code === 'string' && (LOST_CODES.test(code) || NETWORK_CODES.includes(code))) return true;
	return LOST_MESSAGES.test(error.message);
}

/** serialization_failure and deadlock_detected: PostgreSQL has rolled back, and asks for another try. */
const SERIALIZATION_FAILURE_CODES = ['40001', '40P01'];

/** Whether a transaction lost against another one, so that the same once more may well succeed. */
export function isSerializationFailure(error: unknown): boolean {
	const { code } = error as { code?: unknown };
	return typeof code === 'string' && SERIALIZATION_FAILURE_CODES.includes(code);
}
