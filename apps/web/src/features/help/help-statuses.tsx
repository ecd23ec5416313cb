import type { ActivityStatus } from '@crossload/domain';
import { StatusIcon } from '../../entities/activity/status-label.tsx';
import { STATUS_NAMES } from '../../entities/activity/status-texts.ts';
import { WhereaboutsLabel } from '../../entities/position/whereabouts.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './help.module.css';
import { POSITION_MEANINGS, STATUS_MEANINGS, HELP_TEXTS as texts } from './help-texts.ts';

const STATUSES: readonly ActivityStatus[] = ['planned', 'late', 'running', 'done', 'cancelled'];

/** The statuses with their icons and colours. */
export function StatusHelp() {
	return (
		<Panel title={texts.statuses} padded>
			<dl className={classes.meanings}>
				{STATUSES.map((status) => (
					<div key={status} className={classes.meaning}>
						<dt className={classes.term}>
							<StatusIcon status={status} size={20} />
							<span aria-hidden>{STATUS_NAMES[status]}</span>
						</dt>
						<dd>{STATUS_MEANINGS[status]}</dd>
					</div>
				))}
			</dl>
		</Panel>
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
		<Panel title={texts.positions} padded>
			<dl className={classes.meanings}>
				{EXAMPLES.map((example) => (
					<div key={example.position_status} className={classes.meaning}>
						<dt className={classes.term}>
							<WhereaboutsLabel whereabouts={example} />
						</dt>
						<dd>{POSITION_MEANINGS[example.position_status]}</dd>
					</div>
				))}
			</dl>
		</Panel>
	);
}
