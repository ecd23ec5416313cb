import type { ActivityStatus } from '@crossload/domain';
import { StatusIcon } from '../../entities/activity/status-label.tsx';
import { STATUS_NAMES } from '../../entities/activity/status-texts.ts';
import { WhereaboutsLabel } from '../../entities/position/whereabouts.tsx';
import { POSITION_MEANINGS, STATUS_MEANINGS, HELP_TEXTS as texts } from './help-texts.ts';
import { Meanings } from './meanings.tsx';

const STATUSES: readonly ActivityStatus[] = ['planned', 'late', 'running', 'done', 'cancelled'];

/** The statuses with their icons and colours. */
export function StatusHelp() {
	const meanings = STATUSES.map((status) => ({
		key: status,
		term: (
			<>
				<StatusIcon status={status} size={20} />
				<span aria-hidden>{STATUS_NAMES[status]}</span>
			</>
		),
		description: STATUS_MEANINGS[status],
	}));
	return <Meanings title={texts.statuses} meanings={meanings} />;
}

const EXAMPLES = [
	{ position_status: 'known', current_position: { id: 0, name: 'Dock' } },
	{ position_status: 'departed', current_position: null },
	{ position_status: 'unknown', current_position: null },
] as const;

/** How a vehicle's or band's position is shown. */
export function PositionHelp() {
	const meanings = EXAMPLES.map((example) => ({
		key: example.position_status,
		term: <WhereaboutsLabel whereabouts={example} />,
		description: POSITION_MEANINGS[example.position_status],
	}));
	return <Meanings title={texts.positions} meanings={meanings} />;
}
