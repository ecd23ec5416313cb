import { mdiCloudAlertOutline, mdiCloudOffOutline, mdiCloudUploadOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import classes from './help.module.css';
import { HELP_TEXTS as texts } from './help-texts.ts';
import { Meanings } from './meanings.tsx';

interface Mark {
	readonly sign: ReactNode;
	readonly name: string;
	readonly description: string;
}

const MARKS: readonly Mark[] = [
	{
		sign: <span className={classes.live} />,
		name: 'Live',
		description: 'What others change shows up here by itself, and glows for two seconds.',
	},
	{
		sign: <span className={classes.waiting} />,
		name: 'Reconnecting',
		description: 'The connection was lost and is being taken up again. Lists are asked for now and then.',
	},
	{
		sign: <Icon path={mdiCloudOffOutline} size={20} />,
		name: 'Offline',
		description:
			'The server cannot be reached. Everything can be read, as of the time in the strip. Start, Done and a band’s status can be set; forms cannot be saved.',
	},
	{
		sign: <Icon path={mdiCloudUploadOutline} size={20} />,
		name: 'Not sent yet',
		description:
			'Done on this device, with its time, and unknown to the others. It is sent by itself. The strip under the bar lists it, with Undo.',
	},
	{
		sign: <Icon path={mdiCloudAlertOutline} size={20} />,
		name: 'Not taken',
		description: 'The server refused it, mostly because somebody else was faster. The strip says why.',
	},
];

/** What the top bar, the strip below it and the marks on rows say about the connection. */
export function MarksHelp() {
	return (
		<Meanings
			title={texts.marks}
			meanings={MARKS.map(({ sign, name, description }) => ({
				key: name,
				term: (
					<>
						<span className={classes.sign}>{sign}</span>
						{name}
					</>
				),
				description,
			}))}
		/>
	);
}
