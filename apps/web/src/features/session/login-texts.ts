/** Words of the login screen. */
export const LOGIN_TEXTS = {
	user: 'User',
	password: 'Password',
	// Without the word of the field: who looks for that by its label is to find one.
	showTyped: 'Show what is typed',
	login: 'Login',
	failed: 'Login failed',
	wrong: 'User or password is wrong.',
	checkNetwork: 'Check the network, then try again.',
	unknown: 'An unknown error occurred',
	demo: 'This is a demo. Tap to look around as',
} as const;
