import type { LoginScreen } from '@crossload/contract';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { mdiChevronRight } from '@mdi/js';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiError, Unreachable } from '../../api/errors.ts';
import { loginScreenQuery } from '../../api/festival.ts';
import { login } from '../../api/session.ts';
import { Icon } from '../../ui/icon.tsx';
import { notify } from '../../ui/notify.tsx';
import classes from './login-form.module.css';
import { LOGIN_TEXTS as texts } from './login-texts.ts';

type DemoLogin = LoginScreen['demoLogins'][number];

/** User, password and the button; in demo mode also the logins to try. */
export function LoginForm() {
	const festival = useQuery(loginScreenQuery).data;
	const form = useForm({ initialValues: { name: '', password: '' } });
	const signIn = useMutation({
		mutationFn: login,
		onError: (error) => notify.error(error instanceof Unreachable ? error.message : texts.failed),
	});
	const enterDemo = ({ name, password }: DemoLogin) => {
		form.setValues({ name, password });
		signIn.mutate({ name, password });
	};
	return (
		<>
			<form className={classes.form} onSubmit={form.onSubmit((values) => signIn.mutate(values))} noValidate>
				<p className={classes.festival}>{festival?.name}</p>
				<TextInput
					label={texts.user}
					autoComplete="username"
					autoCapitalize="none"
					spellCheck={false}
					data-autofocus
					autoFocus
					{...form.getInputProps('name')}
				/>
				<PasswordInput
					label={texts.password}
					autoComplete="current-password"
					visibilityToggleButtonProps={{ 'aria-label': texts.showTyped }}
					{...form.getInputProps('password')}
				/>
				{signIn.error && (
					<p role="alert" className={classes.error}>
						{reasonOf(signIn.error)}
					</p>
				)}
				<Button type="submit" size="md" fullWidth loading={signIn.isPending}>
					{texts.login}
				</Button>
			</form>
			{festival && festival.demoLogins.length > 0 && (
				<DemoLogins logins={festival.demoLogins} onChoose={enterDemo} isBusy={signIn.isPending} />
			)}
		</>
	);
}

/** The logins of a demo, one tap each. */
function DemoLogins({ logins, onChoose, isBusy }: DemoLoginsProps) {
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

/** What helps, beside the field until the next try: not again what the snackbar says. */
function reasonOf(error: Error): string {
	if (error instanceof Unreachable) return texts.checkNetwork;
	if (!(error instanceof ApiError)) return texts.unknown;
	// The server does not say whether the name or the password was wrong.
	return error.message === texts.failed ? texts.wrong : error.message;
}
