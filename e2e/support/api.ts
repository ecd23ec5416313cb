import { API_PREFIX, type LoginScreen, type User } from '@crossload/contract';

export type DemoRole = 'admin' | 'lead' | 'crew';

/** The response to a call. */
export interface ApiResponse<Body> {
	readonly status: number;
	readonly headers: Headers;
	readonly body: Body;
}

/** Calls the API as somebody, beside the browser: to prepare what a journey needs, or to look at what it left. */
export interface Api {
	/** Paths are those of the contract, without the prefix: `/bands`. */
	call<Body>(method: string, path: string, body?: unknown): Promise<ApiResponse<Body>>;
}

/** What someone logs in with. */
export interface Credentials {
	readonly name: string;
	readonly password: string;
}

/** Name and password of the demo's user with that role, as the server sends them to the login screen. */
export async function demoLogin(url: string, role: DemoRole): Promise<Credentials> {
	const { body } = await request<LoginScreen>(url, { method: 'GET', path: '/login-screen' });
	const login = body.demoLogins.find((candidate) => candidate.role === role);
	if (!login) throw new Error(`The demo at ${url} has no login for ${role}`);
	return { name: login.name, password: login.password };
}

/** Signs in over the API of a demo. */
export async function apiAs(url: string, role: DemoRole): Promise<Api> {
	return await apiWith(url, await demoLogin(url, role));
}

/** Signs in over the API of any server. */
export async function apiWith(url: string, credentials: Credentials): Promise<Api> {
	const { token } = (await apiLogin(url, credentials)).body;
	return { call: (method, path, content) => request(url, { method, path, body: content, token }) };
}

/** What a login responds with. */
interface SignedIn {
	readonly token: string;
	readonly user: User;
}

/** Logs in over the API of any server. */
export async function apiLogin(url: string, credentials: Credentials): Promise<ApiResponse<SignedIn>> {
	const response = await request<SignedIn>(url, { method: 'POST', path: '/auth/login', body: credentials });
	if (response.status !== 200) throw new Error(`Login as ${credentials.name} responded ${response.status}`);
	return response;
}

interface ApiRequest {
	readonly method: string;
	readonly path: string;
	readonly body?: unknown;
	readonly token?: string;
}

async function request<Body>(url: string, { method, path, body, token }: ApiRequest): Promise<ApiResponse<Body>> {
	const response = await fetch(`${url}${API_PREFIX}${path}`, {
		method,
		headers: {
			...(token ? { authorization: `Bearer ${token}` } : {}),
			...(body === undefined ? {} : { 'content-type': 'application/json' }),
		},
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	});
	const text = await response.text();
	return { status: response.status, headers: response.headers, body: (text ? JSON.parse(text) : null) as Body };
}
