import { SetupScreen } from '../features/setup/setup-screen.tsx';

/** The First steps screen (IN-AND-OUT, IMP-09). */
export function SetupPage() {
	return <SetupScreen />;
}
