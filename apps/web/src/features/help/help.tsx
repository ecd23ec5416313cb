import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './help.module.css';
import { MarksHelp } from './help-marks.tsx';
import { RolesHelp } from './help-roles.tsx';
import { PositionHelp, StatusHelp } from './help-statuses.tsx';
import { CONFIRMATIONS, HELP_TEXTS as texts } from './help-texts.ts';
import { KeyTable } from './key-table.tsx';
import { SingleKeysSwitch } from './single-keys-switch.tsx';

/** What the signs on the screens mean, who may do what, and the keys. */
export function Help() {
	return (
		<PageFrame title={texts.title}>
			<div className={classes.columns}>
				<div className={classes.column}>
					<StatusHelp />
					<PositionHelp />
					<MarksHelp />
					<KeysHelp />
				</div>
				<div className={classes.column}>
					<AskingHelp />
					<RolesHelp />
				</div>
			</div>
		</PageFrame>
	);
}

function AskingHelp() {
	return (
		<Panel title={texts.asking} padded>
			<ul className={classes.questions}>
				{CONFIRMATIONS.map((question) => (
					<li key={question}>{question}</li>
				))}
			</ul>
		</Panel>
	);
}

function KeysHelp() {
	return (
		<Panel title={texts.keys} padded>
			<SingleKeysSwitch />
			<KeyTable />
			<p className={classes.after}>{texts.keysNote}</p>
		</Panel>
	);
}
