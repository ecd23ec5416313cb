import { isMineChosen } from '@crossload/domain';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { NOTHING_CHOSEN, useChangeWatch, watchQuery } from '../../api/watch.ts';
import { Chip } from '../../ui/chip.tsx';
import { notify } from '../../ui/notify.tsx';
import { SheetOrModal } from '../../ui/sheet-or-modal.tsx';
import classes from './mine-dialog.module.css';
import { MineSwitch } from './mine-switch.tsx';
import { MINE_TEXTS as texts } from './mine-texts.ts';
import { type MineGroup, toggled, useMineGroups } from './use-mine-choices.ts';

/** Chooses what concerns the user: each tap counts at once, there is nothing to save (MINE-01). */
export function MineDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
	const { mine } = useQuery(watchQuery).data;
	const groups = useMineGroups();
	const { mutate } = useChangeWatch();
	const choose = (next: typeof mine) => mutate({ mine: next }, { onError: () => notify.error(texts.failed) });
	const isChosen = isMineChosen(mine);
	return (
		<SheetOrModal
			opened={opened}
			onClose={onClose}
			title={texts.title}
			footer={
				<>
					{isChosen && (
						<Button variant="default" onClick={() => choose(NOTHING_CHOSEN.mine)}>
							{texts.clear}
						</Button>
					)}
					<Button onClick={onClose}>{texts.done}</Button>
				</>
			}
		>
			<p className="note">{texts.explained}</p>
			<div className={classes.shown}>{isChosen ? <MineSwitch /> : <p className="note">{texts.nothing}</p>}</div>
			{groups.map((group) => (
				<Group
					key={group.list}
					group={group}
					chosen={mine[group.list]}
					onToggle={(id) => choose(toggled(mine, group.list, id))}
				/>
			))}
		</SheetOrModal>
	);
}

interface GroupProps {
	group: MineGroup;
	chosen: readonly (number | string)[];
	onToggle: (id: number | string) => void;
}

function Group({ group: { title, note, choices }, chosen, onToggle }: GroupProps) {
	const titleId = useId();
	if (choices.length === 0) return null;
	return (
		<section aria-labelledby={titleId} className={classes.group}>
			<h3 id={titleId} className={classes.title}>
				{title}
			</h3>
			{note && <p className="note">{note}</p>}
			<div className={classes.choices}>
				{choices.map(({ id, name, color }) => (
					<button
						key={id}
						type="button"
						className={classes.choice}
						aria-pressed={chosen.includes(id)}
						onClick={() => onToggle(id)}
					>
						{color ? <Chip color={color}>{name}</Chip> : name}
					</button>
				))}
			</div>
		</section>
	);
}
