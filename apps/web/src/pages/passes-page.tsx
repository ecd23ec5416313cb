import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { messageOf } from '../api/errors.ts';
import { festivalQuery } from '../api/festival.ts';
import { teamFunctionListQuery } from '../api/team-functions.ts';
import { GATE_TEXTS } from '../features/gate/gate-texts.ts';
import { PASS_TEXTS as texts } from '../features/gate/pass-texts.ts';
import { PassesScreen } from '../features/gate/passes-screen.tsx';
import { useGateLists } from '../features/gate/use-gate-lists.ts';
import { ListPlaceholder } from '../ui/list-placeholder.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

/** Vehicle passes to print (ON-SITE.md, GATE-06). The address says whose. */
export function PassesPage() {
	const { lists, error, retry } = useGateLists();
	const { vehicle, band, day } = useSearch({ from: '/passes' });
	const choice = useMemo(() => ({ vehicle, band, day }), [vehicle, band, day]);
	const navigate = useNavigate();
	const { data: functions = [] } = useQuery(teamFunctionListQuery);
	const { data: festival } = useQuery(festivalQuery);
	if (!lists) {
		return (
			<PageFrame title={texts.title}>
				<ListPlaceholder failure={error && messageOf(error, GATE_TEXTS.failed)} retry={retry} count={8} />
			</PageFrame>
		);
	}
	return (
		<PassesScreen
			lists={lists}
			functions={functions}
			festival={festival?.name ?? null}
			choice={choice}
			onDay={(next) => void navigate({ to: '/passes', search: { ...choice, day: next }, replace: true })}
		/>
	);
}
