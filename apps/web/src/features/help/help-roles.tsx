import { KNOWN_ROLES, type Right, rightsOf } from '@crossload/domain';
import { mdiCheck } from '@mdi/js';
import { DASH } from '../../lib/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './help.module.css';
import { RIGHT_MEANINGS, HELP_TEXTS as texts } from './help-texts.ts';

/** Roles and their rights, out of the one table that the server decides from. */
export function RolesHelp() {
	return (
		<Panel title={texts.roles}>
			<table className={classes.roles}>
				<thead>
					<tr>
						<th scope="col">{texts.right}</th>
						{KNOWN_ROLES.map((role) => (
							<th key={role} scope="col" className={classes.role}>
								{role}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{Object.entries(RIGHT_MEANINGS).map(([right, meaning]) => (
						<tr key={right}>
							<th scope="row">{meaning}</th>
							{KNOWN_ROLES.map((role) => (
								<td key={role} className={classes.role}>
									<Answer isYes={rightsOf(role).includes(right as Right)} />
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
			<p className={classes.note}>{texts.rolesNote}</p>
		</Panel>
	);
}

function Answer({ isYes }: { isYes: boolean }) {
	if (isYes) return <Icon path={mdiCheck} size={20} title={texts.yes} />;
	return (
		<span className="dim" role="img" aria-label={texts.no}>
			{DASH}
		</span>
	);
}
