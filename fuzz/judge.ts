import { type Answer, PATIENCE } from './connection.ts';
import type { Asker, FuzzRequest } from './requests.ts';
import type { FuzzRoute } from './routes.ts';
import { CANARY } from './sentinels.ts';

/** What a refusal says of the inside when it should not: where code lies, what was asked of the database. */
const INSIDE =
	/node_modules|\.ts:\d|\bat \S+ \(|\/(work|tmp|home|var|usr)\/|sqlite|postgres|no such (table|column)|syntax error|constraint|violates|\b(from|into|update) "/i;

interface Judged {
	readonly route: FuzzRoute;
	readonly asker: Asker;
	readonly request: FuzzRequest;
	readonly answer: Answer;
}

/** What is wrong with an answer, whatever was asked; empty when nothing is (RELIABILITY REL-10, REL-11, REL-20, REL-21). */
export function faultsOf({ route, asker, request, answer }: Judged): string[] {
	const { status, body, took } = answer;
	const isGood = status >= 200 && status < 300;
	const isRefusal = status >= 400 && request.method !== 'HEAD';
	const message = isRefusal ? messageIn(answer) : null;
	const faults: Record<string, boolean> = {
		'no answer': status === 0,
		[`longer than ${PATIENCE} ms`]: took >= PATIENCE,
		"the server's fault": status >= 500,
		'a refusal that is no JSON with a message': isRefusal && message === null,
		'a refusal that tells of the inside': message !== null && INSIDE.test(message),
		'a telephone number for whoever may not have it': !mayReadNumbers(asker) && CANARY.test(body),
		'let through without a login': isGood && request.isPlain && asker.token === null && !route.isPublic,
		'a write of crew let through': isGood && request.isPlain && asker.role === 'crew' && isWrite(route),
		[`not documented to answer ${status}`]: request.isPlain && !isDocumented(route, status),
	};
	return Object.keys(faults).filter((fault) => faults[fault]);
}

/** Likewise for what was no request: it may be left without an answer, but not for long and not badly answered. */
export function faultsOfBroken(answer: Answer): string[] {
	const { status, body, took } = answer;
	const message = status >= 400 ? messageIn(answer) : null;
	const faults: Record<string, boolean> = {
		[`longer than ${PATIENCE} ms`]: took >= PATIENCE,
		"the server's fault": status >= 500,
		'a refusal that is no JSON with a message': status >= 400 && message === null,
		'a refusal that tells of the inside': message !== null && INSIDE.test(message),
		'a file that is none of the web app': /"workspaces"|root:/.test(body),
	};
	return Object.keys(faults).filter((fault) => faults[fault]);
}

function isWrite({ method, path }: FuzzRoute): boolean {
	return method !== 'GET' && path !== '/api/auth/login';
}

function isDocumented({ statuses }: FuzzRoute, status: number): boolean {
	// Of an address alone depends what any call may answer: not changed, header or address too long.
	return statuses.has(status) || [0, 304, 404, 414, 431].includes(status);
}

function mayReadNumbers({ role }: Asker): boolean {
	return role === 'admin' || role === 'lead';
}

/** What a refusal says; null when it says nothing, or not in the one form of all refusals. */
function messageIn({ status, headers, body }: Answer): string | null {
	if (!headers.get('content-type')?.startsWith('application/json')) return null;
	try {
		const { statusCode, message } = JSON.parse(body) as { statusCode?: unknown; message?: unknown };
		return statusCode === status && typeof message === 'string' && message.trim() !== '' ? message : null;
	} catch {
		return null;
	}
}
