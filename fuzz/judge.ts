import { type FuzzResponse, TIMEOUT_MS } from './connection.ts';
import type { Client, FuzzRequest } from './requests.ts';
import type { FuzzRoute } from './routes.ts';
import { CANARY } from './sentinels.ts';

/** Internals that an error must not name: where code lies, which query the database was sent. */
const INTERNALS =
	/node_modules|\.ts:\d|\bat \S+ \(|\/(work|tmp|home|var|usr)\/|sqlite|postgres|no such (table|column)|syntax error|constraint|violates|\b(from|into|update) "/i;

interface Judged {
	readonly route: FuzzRoute;
	readonly client: Client;
	readonly request: FuzzRequest;
	readonly response: FuzzResponse;
}

/** What is wrong with a response, whatever the request was; empty when nothing is (RELIABILITY REL-10, REL-11, REL-20, REL-21). */
export function faultsOf({ route, client, request, response }: Judged): string[] {
	const { status, body, took } = response;
	const isGood = status >= 200 && status < 300;
	const isError = status >= 400 && request.method !== 'HEAD';
	const message = isError ? messageIn(response) : null;
	const faults: Record<string, boolean> = {
		'no response': status === 0,
		[`longer than ${TIMEOUT_MS} ms`]: took >= TIMEOUT_MS,
		"the server's fault": status >= 500,
		'an error that is no JSON with a message': isError && message === null,
		'an error that names internals': message !== null && INTERNALS.test(message),
		'a telephone number for a role without the right': !mayReadNumbers(client) && CANARY.test(body),
		'let through without a login': isGood && request.isPlain && client.token === null && !route.isPublic,
		'a write of crew let through': isGood && request.isPlain && client.role === 'crew' && isWrite(route),
		'what no share may ask let through': isGood && request.isPlain && !route.isPublic && isBeyondShare(client, route),
		[`not documented to respond ${status}`]: request.isPlain && !isDocumented(route, status),
	};
	return Object.keys(faults).filter((fault) => faults[fault]);
}

/** Likewise for what was no request: it may be left without a response, but not for long, and a response must be in order. */
export function faultsOfBroken(response: FuzzResponse): string[] {
	const { status, body, took } = response;
	const message = status >= 400 ? messageIn(response) : null;
	const faults: Record<string, boolean> = {
		[`longer than ${TIMEOUT_MS} ms`]: took >= TIMEOUT_MS,
		"the server's fault": status >= 500,
		'an error that is no JSON with a message': status >= 400 && message === null,
		'an error that names internals': message !== null && INTERNALS.test(message),
		'a file that is none of the web app': /"workspaces"|root:/.test(body),
	};
	return Object.keys(faults).filter((fault) => faults[fault]);
}

/** Of one's own login, devices and choices everyone may write. */
function isWrite({ method, path }: FuzzRoute): boolean {
	return method !== 'GET' && !/^\/api\/(?:auth|me)\//.test(path);
}

/** What a display reads (ON-SITE.md, WALL-02); other shares make no call. */
const READ_BY_DISPLAYS = [
	...['/activities', '/bands', '/vehicles', '/positions', '/positions/vehicles', '/stages'],
	...['/plan/estimates', '/plan/findings', '/festival', '/live'],
].map((path) => `/api${path}`);

function isBeyondShare({ role }: Client, { method, path }: FuzzRoute): boolean {
	if (role === 'display') return method !== 'GET' || !READ_BY_DISPLAYS.includes(path);
	return role === 'calendar';
}

function isDocumented({ statuses }: FuzzRoute, status: number): boolean {
	// Of an address alone depends how any call may respond: not changed, header or address too long.
	return statuses.has(status) || [0, 304, 404, 414, 431].includes(status);
}

function mayReadNumbers({ role }: Client): boolean {
	return role === 'admin' || role === 'lead';
}

/** The message of an error; null when it has none, or not the one form of all errors. */
function messageIn({ status, headers, body }: FuzzResponse): string | null {
	if (!headers.get('content-type')?.startsWith('application/json')) return null;
	try {
		const { statusCode, message } = JSON.parse(body) as { statusCode?: unknown; message?: unknown };
		return statusCode === status && typeof message === 'string' && message.trim() !== '' ? message : null;
	} catch {
		return null;
	}
}
