import { Button } from '@mantine/core';
import { mdiQrcode } from '@mdi/js';
import { Link } from '@tanstack/react-router';
import { useRight } from '../../api/session.ts';
import { Icon } from '../../ui/icon.tsx';
import type { PassChoice } from './passes-screen.tsx';

/** Leads to the passes to print, for those who may give vehicles passes. */
export function PassLink({ search, label }: { search: PassChoice; label: string }) {
	const mayPrint = useRight('activity:operate');
	if (!mayPrint) return null;
	return (
		<Button
			variant="default"
			leftSection={<Icon path={mdiQrcode} size={20} />}
			renderRoot={(slot) => <Link to="/passes" search={search} {...slot} />}
		>
			{label}
		</Button>
	);
}
