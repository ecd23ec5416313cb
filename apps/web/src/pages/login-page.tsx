import { LoginForm } from '../features/session/login-form.tsx';
import { LOGIN_TEXTS as texts } from '../features/session/login-texts.ts';
import { useTabTitle } from '../lib/use-tab-title.ts';
import { Logo } from '../ui/logo.tsx';
import classes from './login-page.module.css';

/** The login screen (SPEC.md section 2). */
export function LoginPage() {
	useTabTitle(texts.login);
	return (
		<main className={classes.page}>
			<div className={classes.card}>
				<div className={classes.title}>
					<Logo size={2.5} />
					<h1>Crossload</h1>
				</div>
				<LoginForm />
			</div>
		</main>
	);
}
