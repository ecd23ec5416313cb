import { Help } from '../features/help/help.tsx';

/** The Help screen (beyond SPEC.md). */
export function HelpPage() {
	return <Help />;
}
