import { Button } from '@mantine/core';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { GatePass } from '../features/gate/gate-pass.tsx';
import { GATE_TEXTS as texts } from '../features/gate/gate-texts.ts';
import { PageFrame } from '../ui/page-frame.tsx';

/** Where the QR code of a vehicle pass leads: to the vehicle's card at the gate (GATE-06). */
export function PassPage() {
	const { code } = useParams({ from: '/pass/$code' });
	const navigate = useNavigate();
	return (
		<PageFrame title={texts.title}>
			<GatePass code={code} onRead={({ id }) => void navigate({ to: '/gate', search: { vehicle: id }, replace: true })}>
				<Button renderRoot={(slot) => <Link to="/gate" {...slot} />}>{texts.toGate}</Button>
			</GatePass>
		</PageFrame>
	);
}
