/** An icon as high as the text around it; a path of @mdi/js. */
export function DisplayIcon({ path }: { path: string }) {
	return (
		<svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden fill="currentColor" style={{ flex: 'none' }}>
			<path d={path} />
		</svg>
	);
}
