import { isMineChosen } from '@crossload/domain';
import { useQuery } from '@tanstack/react-query';
import { watchQuery } from '../../api/watch.ts';
import classes from './mine-strip.module.css';
import { MineSwitch } from './mine-switch.tsx';
import { MINE_TEXTS as texts } from './mine-texts.ts';
import { summaryOf, useMineGroups } from './use-mine-choices.ts';

/** Over the screens that can keep to what is the user's: whether they do, and to what. Nothing for who has chosen nothing. */
export function MineStrip({ onChange }: { onChange: () => void }) {
	const { mine } = useQuery(watchQuery).data;
	if (!isMineChosen(mine)) return null;
	return <Strip mine={mine} onChange={onChange} />;
}

function Strip({ mine, onChange }: { mine: Parameters<typeof summaryOf>[0]; onChange: () => void }) {
	const summary = summaryOf(mine, useMineGroups());
	return (
		<section className={classes.strip} aria-label={texts.title}>
			<MineSwitch />
			<span className={classes.summary}>{summary}</span>
			<button type="button" className={classes.change} aria-haspopup="dialog" onClick={onChange}>
				{texts.change}
			</button>
		</section>
	);
}
