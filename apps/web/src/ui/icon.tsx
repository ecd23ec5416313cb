import classes from './icon.module.css';

/** A path of @mdi/js. Silent for screen readers unless it has a title. */
export function Icon({ path, size = 18, title, className, color }: IconProps) {
	const look = [LOOKS[size], color && classes.colored, className].filter(Boolean).join(' ');
	const style = color === undefined ? undefined : { '--icon-dark': color.dark, '--icon-light': color.light };
	// Lists show hundreds: each attribute that is not needed is left out.
	if (title === undefined) {
		return (
			<svg className={look} viewBox="0 0 24 24" style={style} aria-hidden>
				<path d={path} />
			</svg>
		);
	}
	return (
		<svg className={look} viewBox="0 0 24 24" style={style} role="img" aria-label={title}>
			<path d={path} />
		</svg>
	);
}

interface IconProps {
	path: string;
	size?: IconSize;
	title?: string | undefined;
	className?: string | undefined;
	/** A CSS colour for each theme; without it that of the text. */
	color?: { readonly dark: string; readonly light: string } | undefined;
}

/** Pixels. */
export type IconSize = 14 | 16 | 18 | 20 | 22 | 24 | 28;

const lookOf = (size: string | undefined) => `${classes.icon} ${size}`;

const LOOKS: Record<IconSize, string> = {
	14: lookOf(classes.size14),
	16: lookOf(classes.size16),
	18: lookOf(classes.size18),
	20: lookOf(classes.size20),
	22: lookOf(classes.size22),
	24: lookOf(classes.size24),
	28: lookOf(classes.size28),
};
