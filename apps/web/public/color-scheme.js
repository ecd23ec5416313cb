// Runs before the first paint, so that nobody who chose the light theme sees the dark one flash by. It is a file of its
// own because the Content-Security-Policy allows no script inside the page. The key is theme.ts's COLOR_SCHEME_KEY.
try {
	if (localStorage.getItem('colorScheme') === 'light') {
		document.documentElement.setAttribute('data-mantine-color-scheme', 'light');
		document.querySelector('meta[name="theme-color"]').setAttribute('content', '#ffffff');
	}
} catch {
	// Without storage the dark default stays.
}
