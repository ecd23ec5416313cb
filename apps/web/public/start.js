// What cannot wait for the app. It is a file of its own because the Content-Security-Policy allows no script inside the
// page, and runs before the first paint.

// Nobody who chose the light theme is to see the dark one flash by. The key is theme.ts's COLOR_SCHEME_KEY.
try {
	if (localStorage.getItem('colorScheme') === 'light') {
		document.documentElement.setAttribute('data-mantine-color-scheme', 'light');
		document.querySelector('meta[name="theme-color"]').setAttribute('content', '#ffffff');
	}
} catch {
	// Without storage the dark default stays.
}

// On a first visit what the dashboard asks for is on its way while the app still comes; api/early-responses.ts uses
// it. From the second visit on the service worker stands, and the device has the lists itself.
try {
	const token = localStorage.getItem('token');
	if (token !== null && location.pathname === '/' && !navigator.serviceWorker?.controller) {
		const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
		const paths = document.currentScript.dataset.calls.split(' ');
		// As long as api/client.ts waits for a response, in milliseconds.
		const options = { headers, signal: AbortSignal.timeout(20_000) };
		const responses = paths.map((path) => [path, { sentAt: Date.now(), response: fetch(path, options) }]);
		for (const [, { response }] of responses) response.catch(() => undefined);
		window.earlyResponses = { token, responses: new Map(responses) };
		// The rules by which names are ordered take long to load, and here is the time for it: nothing else is there to do.
		Intl.Collator('de');
	}
} catch {
	// Then the app asks for everything.
}
