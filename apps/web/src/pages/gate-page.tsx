import { useSearch } from '@tanstack/react-router';
import { messageOf } from '../api/errors.ts';
import { parseGateChoice } from '../features/gate/gate-chooser.tsx';
import { GateScreen } from '../features/gate/gate-screen.tsx';
import { GATE_TEXTS as texts } from '../features/gate/gate-texts.ts';
import { useGateLists } from '../features/gate/use-gate-lists.ts';
import { usePersisted } from '../lib/persisted.ts';
import { ListPlaceholder } from '../ui/list-placeholder.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

/** What a gate expects, finds and does (ON-SITE.md, section GATE). The address says whose card is open. */
export function GatePage() {
	const { lists, error, retry } = useGateLists();
	const [gate, setGate] = usePersisted('gate', parseGateChoice, null);
	const vehicleId = useSearch({ from: '/gate', select: ({ vehicle }) => vehicle });
	const opened = lists && vehicleId !== undefined ? (lists.vehicleById.get(vehicleId) ?? null) : null;
	return (
		<PageFrame title={texts.title} isTitleHiddenOnPhones>
			{lists ? (
				<GateScreen lists={lists} gate={gate} setGate={setGate} opened={opened} />
			) : (
				<ListPlaceholder failure={error && messageOf(error, texts.failed)} retry={retry} count={8} />
			)}
		</PageFrame>
	);
}
