import { Button } from '@mantine/core';
import { mdiPlus } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../api/errors.ts';
import { useMakeBands } from '../../api/import.ts';
import { stageListQuery } from '../../api/stages.ts';
import { Icon } from '../../ui/icon.tsx';
import { notify } from '../../ui/notify.tsx';
import { PlainSelect } from '../../ui/plain-select.tsx';
import { useUndo } from '../changes/use-undo.ts';
import { IMPORT_TEXTS as texts } from './import-texts.ts';
import classes from './near-names.module.css';

/** So many have a button of their own. */
const SHOWN = 8;

interface UnknownBandsProps {
	readonly names: readonly string[];
	/** Compares the rows again. */
	readonly onMade: () => Promise<unknown>;
}

/** Bands that rows name and that are not here: they can be made first, one by one or all, each at a stage (IMP-11). */
export function UnknownBands({ names, onMade }: UnknownBandsProps) {
	const { data: stages = [] } = useQuery(stageListQuery);
	const [chosen, setChosen] = useState<string | null>(null);
	const { mutateAsync: makeBands, isPending } = useMakeBands();
	const undo = useUndo();
	const stage = stages.find(({ id }) => `${id}` === chosen) ?? stages[0];
	const make = async (made: readonly string[]) => {
		if (!stage) return;
		try {
			const revision = await makeBands({ names: made, stage: stage.name });
			notify.success(texts.madeBands(made), revision === null ? undefined : () => undo(revision));
		} catch (error) {
			notify.error(failureText(texts.makeFailed, error));
		}
		await onMade();
	};
	const buttonOf = (made: readonly string[], label: string) => (
		<Button
			key={label}
			variant="default"
			leftSection={<Icon path={mdiPlus} />}
			disabled={!stage || isPending}
			onClick={() => void make(made)}
		>
			{label}
		</Button>
	);
	return (
		<div className={classes.unknown}>
			<p className={classes.names}>{texts.newBands(names.length)}</p>
			<PlainSelect
				className={classes.near}
				label={texts.newBandsStage}
				data={stages.map(({ id, name }) => ({ value: `${id}`, label: name }))}
				value={stage ? `${stage.id}` : null}
				allowDeselect={false}
				onChange={setChosen}
			/>
			<div className={classes.makes}>
				{names.slice(0, SHOWN).map((name) => buttonOf([name], texts.makeBand(name)))}
				{names.length > 1 && buttonOf(names, texts.makeAllBands(names.length))}
			</div>
		</div>
	);
}
