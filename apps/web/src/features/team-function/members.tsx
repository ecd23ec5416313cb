import type { TeamFunction } from '@crossload/contract';
import { mdiRadioHandheld } from '@mdi/js';
import { Fragment } from 'react';
import { PersonLink } from '../../entities/person/phone-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import classes from './members.module.css';
import { TEAM_FUNCTION_TEXTS as texts } from './team-function-texts.ts';

/** On which channel a team function is reached; nothing without one (PLAN-16). */
export function Radio({ radio }: { radio: string | null }) {
	if (radio === null) return null;
	return (
		<span className={classes.radio}>
			<Icon path={mdiRadioHandheld} size={16} title={texts.radio} />
			{radio}
		</span>
	);
}

/** Who is in charge of a team function, a tap away from a call. */
export function Members({ members, isTelShown = false }: MembersProps) {
	if (members.length === 0) return <span className={classes.nobody}>{texts.noMembers}</span>;
	return members.map(({ id, name, tel }, index) => (
		<Fragment key={id}>
			{index > 0 && ' | '}
			<PersonLink name={name} tel={tel} isTelShown={isTelShown} />
		</Fragment>
	));
}

interface MembersProps {
	members: TeamFunction['activeMembers'];
	/** With their numbers, for those who may see them. */
	isTelShown?: boolean;
}
