/** The product's mark: two arrows that pass each other. Its size is in rem. */
export function Logo({ size = 1.75 }: { size?: number }) {
	return (
		<svg viewBox="0 0 28 28" width={`${size}rem`} height={`${size}rem`} aria-hidden={true}>
			<rect width="28" height="28" rx="6" fill="var(--cl-mark-tile)" />
			<g fill="none" stroke="var(--cl-mark-line)" strokeWidth="2.8" strokeLinejoin="miter">
				<path d="M4.5 11.9H22.2L15.6 5.3" />
				<path d="M23.5 16.1H5.8L12.4 22.7" />
			</g>
		</svg>
	);
}
