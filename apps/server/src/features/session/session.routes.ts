import { sessionCalls } from '@crossload/contract';
import { sessionOf } from '../../http/input.ts';
import { plain, type Route } from '../../http/route.ts';
import type { Logins } from './login.service.ts';
import type { Sessions } from './sessions.ts';

export function sessionRoutes({ logins, sessions }: { logins: Logins; sessions: Sessions }): Route[] {
	return [
		plain(sessionCalls.login, async (request, { body }) => {
			const credentials = await logins.check(body.name, body.password, request.ip);
			return { token: await sessions.issue(credentials), user: credentials.user };
		}),
		plain(sessionCalls.me, async (request) => sessionOf(request).user),
	];
}
