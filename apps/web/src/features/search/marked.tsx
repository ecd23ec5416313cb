import classes from './marked.module.css';
import type { Piece } from './marks.ts';

/** A text with what was searched for marked in it. */
export function Marked({ pieces }: { pieces: readonly Piece[] }) {
	return pieces.map(({ at, text, isHit }) => {
		if (!isHit) return <span key={at}>{text}</span>;
		return (
			<mark key={at} className={classes.hit}>
				{text}
			</mark>
		);
	});
}
