import type { LoginScreen } from '@crossload/contract';
import { mdiChevronRight } from '@mdi/js';
import { Icon } from '../../ui/icon.tsx';
import classes from './login-form.module.css';
import { LOGIN_TEXTS as texts } from './login-texts.ts';

type DemoLogin = LoginScreen['demoLogins'][number];

/** The logins of a demo, one tap each. */
export function DemoLogins({ logins, onChoose, isBusy }: DemoLoginsProps) {
	return (
		<section className={classes.demo} aria-labelledby="demo-logins">
			<h2 id="demo-logins">{texts.demo}</h2>
			<ul className={classes.logins}>
				{logins.map((login) => (
					<li key={login.name}>
						<button type="button" className={classes.login} disabled={isBusy} onClick={() => onChoose(login)}>
							<span className="bold">{login.name}</span>
							<span className={classes.role}>{login.role === login.name ? '' : login.role}</span>
							<Icon path={mdiChevronRight} />
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}

interface DemoLoginsProps {
	logins: readonly DemoLogin[];
	onChoose: (login: DemoLogin) => void;
	isBusy: boolean;
}
