import { useQuery } from '@tanstack/react-query';
import { teamFunctionListQuery } from '../../api/team-functions.ts';
import { PersonLink } from '../../entities/person/phone-link.tsx';
import { Radio } from '../team-function/members.tsx';
import classes from './handover.module.css';
import { Part } from './handover-part.tsx';
import { HANDOVER_TEXTS as texts } from './handover-texts.ts';

/** The functions with who is on duty, their numbers by right, and their channels. */
export function OnDuty() {
	const { data: functions = [] } = useQuery(teamFunctionListQuery);
	return (
		<Part title={texts.onDuty}>
			{functions.map(({ id, name, radio, activeMembers }) => (
				<li key={id} className={classes.line}>
					<strong>{name}</strong>
					<Radio radio={radio} />
					{activeMembers.length === 0 && <span className={classes.none}>{texts.nobody}</span>}
					{activeMembers.map((member) => (
						<span key={member.id}>
							<PersonLink name={member.name} tel={member.tel} isTelShown />
						</span>
					))}
				</li>
			))}
		</Part>
	);
}
