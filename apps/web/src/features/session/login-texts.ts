/** Words of the login screen. */
export const LOGIN_TEXTS = {
	user: 'User',
	password: 'Password',
	showPassword: 'Show password',
	login: 'Login',
	failed: 'Login failed',
	demo: 'This is a demo. Tap to look around as',
} as const;
