import type { User } from '@crossload/contract';
import classes from './user-block.module.css';

/** Who is signed in, in what role. */
export function UserBlock({ user, className }: { user: User; className?: string | undefined }) {
	return (
		<div className={[classes.block, className].filter(Boolean).join(' ')} title={`${user.name}, ${user.role}`}>
			<span className={classes.initials} aria-hidden={true}>
				{initialsOf(user.name)}
			</span>
			<span className={classes.words}>
				<span className={classes.name}>{user.name}</span>
				<span className={classes.role}>{user.role}</span>
			</span>
		</div>
	);
}

function initialsOf(name: string): string {
	const words = name.split(/[\s._-]+/).filter(Boolean);
	const letters = words.length > 1 ? [words[0], words.at(-1)] : [name];
	return letters
		.map((word) => [...(word ?? '')][0] ?? '')
		.join('')
		.toUpperCase();
}
