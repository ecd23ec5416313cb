import encode from 'qr';
import { useMemo } from 'react';

/** A QR code of level M with its quiet zone of four modules, as crisp as it is printed. */
export function QrCode({ text, label, className }: { text: string; label: string; className: string | undefined }) {
	const { path, size } = useMemo(() => pathOf(text), [text]);
	return (
		<svg
			className={className}
			viewBox={`0 0 ${size} ${size}`}
			role="img"
			aria-label={label}
			shapeRendering="crispEdges"
		>
			<rect width={size} height={size} fill="#ffffff" />
			<path d={path} fill="#000000" />
		</svg>
	);
}

const QUIET_ZONE = 4;

function pathOf(text: string): { path: string; size: number } {
	const modules = encode(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
	const squares = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
	return { path: squares.join(''), size: modules.length };
}
