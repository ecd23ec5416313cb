import classes from './icon.module.css';

/** A path of @mdi/js. Silent for screen readers unless it has a title. */
export function Icon({ path, size = 18, title, className }: IconProps) {
	return (
		<svg
			className={[classes.icon, className].filter(Boolean).join(' ')}
			viewBox="0 0 24 24"
			width={size}
			height={size}
			role={title ? 'img' : 'presentation'}
			aria-label={title}
			aria-hidden={!title}
		>
			<path d={path} />
		</svg>
	);
}

interface IconProps {
	path: string;
	/** Pixels. */
	size?: number;
	title?: string;
	className?: string | undefined;
}
