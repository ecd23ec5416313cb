import { openAlert, showAlert } from './notifications.ts';

/** The files of this build, put in place of the name by the build itself. */
declare const __PRECACHE__: { readonly version: string; readonly files: readonly string[] };

const { version, files } = __PRECACHE__;
/** What `self` is here; the library's types know it as any worker's. */
const worker = self as unknown as ServiceWorkerGlobalScope;

const PREFIX = 'crossload-';
const CACHE = `${PREFIX}${version}`;

/** The one page of the app: every screen's address opens it. */
const PAGE = '/index.html';

/** Fetches all files of this build, past the browser's own cache for those whose names do not change. */
async function install(): Promise<void> {
	const cache = await caches.open(CACHE);
	await cache.addAll(files.map((file) => new Request(file, { cache: 'no-cache' })));
}

/**
 * Forgets the files of builds before the last: a tab that still runs the last one may yet need a part of it. Takes on
 * pages that were opened before, so that the first visit is ready for the second.
 */
async function activate(): Promise<void> {
	const before = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
	await Promise.all(before.slice(0, -1).map((name) => caches.delete(name)));
	await worker.clients.claim();
}

async function responseTo(request: Request): Promise<Response> {
	const cache = await caches.open(CACHE);
	const wanted = request.mode === 'navigate' ? PAGE : request;
	return (await cache.match(wanted)) ?? (await caches.match(wanted)) ?? (await fetch(request));
}

/** The app's own pages and files; responses of the API are kept by the app itself, by user. */
function isOwn({ method, url, mode }: Request): boolean {
	const { origin, pathname } = new URL(url);
	if (method !== 'GET' || origin !== worker.location.origin || pathname.startsWith('/api/')) return false;
	// Links without a login: whether one is still valid is the server's to say, and a display takes new versions itself.
	if (/^\/(?:display|calendar|shared)\//.test(pathname)) return false;
	return mode === 'navigate' || files.includes(pathname) || pathname.startsWith('/assets/');
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
	if (isOwn(event.request)) event.respondWith(responseTo(event.request));
});
worker.addEventListener('message', ({ data }) => {
	if (data === 'take-over') void worker.skipWaiting();
	if (data === 'claim') void worker.clients.claim();
});
worker.addEventListener('push', (event) => event.waitUntil(showAlert(worker, event.data)));
worker.addEventListener('notificationclick', (event) => event.waitUntil(openAlert(worker, event.notification)));
