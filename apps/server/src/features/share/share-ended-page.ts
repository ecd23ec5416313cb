/**
 * What a person reads at the address of a display that is no more: the words of a display that was open when it ended. It
 * asks for nothing, neither the web app's files nor a script: no login and no display is behind it.
 */
export const SHARE_ENDED_PAGE = `<!doctype html>
<html lang="en">
	<head>
		<meta charset="utf-8">
		<meta name="viewport" content="width=device-width, initial-scale=1">
		<title>This link does not work (any more)</title>
		<style>
			:root { color-scheme: light dark; }
			body { max-width: 36rem; margin: 20vh auto 0; padding: 0 1.5rem; font: 1.125rem/1.5 system-ui, sans-serif; }
			h1 { font-size: 1.5rem; line-height: 1.25; }
		</style>
	</head>
	<body>
		<main>
			<h1>This link does not work (any more)</h1>
			<p>This display was switched off, or its time is over. Ask the production office for a new link.</p>
		</main>
	</body>
</html>
`;
