import { sessionCalls } from '@crossload/contract';
import { sessionOf } from '../../http/authorize.ts';
import { plain, type Route, write } from '../../http/route.ts';
import type { Logins } from './login.service.ts';
import type { Sessions } from './sessions.ts';

/** What the browser has cached of the responses goes with the login (CHECKLIST AUTH-06). */
const FORGET_RESPONSES = { 'clear-site-data': '"cache"' };

export function sessionRoutes({ logins, sessions }: { logins: Logins; sessions: Sessions }): Route[] {
	return [
		plain(sessionCalls.login, async (request, { body }) => {
			const credentials = await logins.check(body.name, body.password, request.ip);
			return { token: await sessions.issue(credentials), user: credentials.user };
		}),
		plain(sessionCalls.renew, async (request) => {
			const session = sessionOf(request);
			return { token: await sessions.renew(session), user: session.user };
		}),
		write(sessionCalls.logout, async (work, { session }) => void (await sessions.end(work, session)), {
			headers: FORGET_RESPONSES,
		}),
		plain(sessionCalls.me, async (request) => sessionOf(request).user),
	];
}
