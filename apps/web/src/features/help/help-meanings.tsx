import type { ActivityStatus } from '@crossload/domain';
import { mdiCloudAlertOutline, mdiCloudOffOutline, mdiCloudUploadOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { StatusIcon } from '../../entities/activity/status-label.tsx';
import { STATUS_NAMES } from '../../entities/activity/status-texts.ts';
import { WhereaboutsLabel } from '../../entities/position/whereabouts.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './help.module.css';
import { POSITION_MEANINGS, STATUS_MEANINGS, HELP_TEXTS as texts } from './help-texts.ts';

const STATUSES: readonly ActivityStatus[] = ['planned', 'late', 'running', 'done', 'cancelled'];

/** The statuses with their icons and colours. */
export function StatusHelp() {
	return (
		<Meanings title={texts.statuses}>
			{STATUSES.map((status) => (
				<Meaning key={status} description={STATUS_MEANINGS[status]}>
					<StatusIcon status={status} size={20} />
					<span aria-hidden>{STATUS_NAMES[status]}</span>
				</Meaning>
			))}
		</Meanings>
	);
}

const EXAMPLES = [
	{ position_status: 'known', current_position: { id: 0, name: 'Dock' } },
	{ position_status: 'departed', current_position: null },
	{ position_status: 'unknown', current_position: null },
] as const;

/** How a vehicle's or band's position is shown. */
export function PositionHelp() {
	return (
		<Meanings title={texts.positions}>
			{EXAMPLES.map((example) => (
				<Meaning key={example.position_status} description={POSITION_MEANINGS[example.position_status]}>
					<WhereaboutsLabel whereabouts={example} />
				</Meaning>
			))}
		</Meanings>
	);
}

const MARKS = [
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
		<Meanings title={texts.marks}>
			{MARKS.map(({ sign, name, description }) => (
				<Meaning key={name} description={description}>
					<span className={classes.sign}>{sign}</span>
					{name}
				</Meaning>
			))}
		</Meanings>
	);
}

function Meanings({ title, children }: { title: string; children: ReactNode }) {
	return (
		<Panel title={title} padded>
			<dl className={classes.meanings}>{children}</dl>
		</Panel>
	);
}

/** A sign of the screens, and what it means. */
function Meaning({ description, children }: { description: string; children: ReactNode }) {
	return (
		<div className={classes.meaning}>
			<dt className={classes.term}>{children}</dt>
			<dd>{description}</dd>
		</div>
	);
}
