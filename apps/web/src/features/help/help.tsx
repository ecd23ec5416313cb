import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './help.module.css';
import { MarksHelp, PositionHelp, StatusHelp } from './help-meanings.tsx';
import { RolesHelp } from './help-roles.tsx';
import { CONFIRMATIONS, HELP_TEXTS as texts } from './help-texts.ts';
import { KeyList } from './key-list.tsx';

/** What the signs on the screens mean, who may do what, and the keys. */
export function Help() {
	return (
		<PageFrame title={texts.title}>
			<div className={classes.columns}>
				<div className="cards">
					<StatusHelp />
					<PositionHelp />
					<MarksHelp />
					<KeysHelp />
				</div>
				<div className="cards">
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
			<KeyList />
			<p className={classes.after}>{texts.keysNote}</p>
		</Panel>
	);
}
