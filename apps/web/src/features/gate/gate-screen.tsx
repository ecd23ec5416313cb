import type { Vehicle } from '@crossload/contract';
import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useRight } from '../../api/session.ts';
import type { SetPersisted } from '../../lib/persisted.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useStableHandler } from '../../ui/use-stable-handler.ts';
import { GateCard } from './gate-card.tsx';
import { type GateChoice, GateChooser } from './gate-chooser.tsx';
import { GateEntry } from './gate-entry.tsx';
import { GateExportButton } from './gate-export-button.tsx';
import { GateHits, GateList } from './gate-list.tsx';
import { GatePass } from './gate-pass.tsx';
import classes from './gate-screen.module.css';
import { findVehicles, parsePass, prepareVehicles } from './gate-search.ts';
import { GATE_TEXTS as texts } from './gate-texts.ts';
import { GateUnknown } from './gate-unknown.tsx';
import { PassLink } from './pass-link.tsx';
import { PASS_TEXTS } from './pass-texts.ts';
import type { GateLists } from './use-gate-lists.ts';
import { useGateTap } from './use-gate-tap.tsx';

interface GateScreenProps {
	lists: GateLists;
	gate: GateChoice;
	setGate: SetPersisted<GateChoice>;
	/** The vehicle whose card is open. */
	opened: Vehicle | null;
}

/** The gate: what is expected, one field that finds any vehicle, and the card of the vehicle that is open (ON-SITE.md). */
export function GateScreen({ lists, gate, setGate, opened }: GateScreenProps) {
	const navigate = useNavigate();
	const mayOperate = useRight('activity:operate');
	const [typed, setTyped] = useState('');
	const query = useDeferredValue(typed.trim());
	// Opening a card clears the field.
	const [lastOpenedId, setLastOpenedId] = useState(opened?.id);
	if (lastOpenedId !== opened?.id) {
		setLastOpenedId(opened?.id);
		setTyped('');
	}
	useEffect(() => prepareVehicles(lists.vehicles), [lists.vehicles]);
	const hits = useMemo(() => findVehicles(lists.vehicles, query), [lists.vehicles, query]);
	const pass = parsePass(query, window.location.origin);
	const gateId = typeof gate === 'number' ? gate : null;
	const [tap, dialog] = useGateTap(lists, gateId);
	const show = (search: { vehicle?: number }) => {
		setTyped('');
		void navigate({ to: '/gate', search });
	};
	const open = ({ id }: Pick<Vehicle, 'id'>) => show({ vehicle: id });
	const handleEnter = () => {
		// `hits` are of the deferred query: the last keys may be missing from it.
		const only = singleHit(findVehicles(lists.vehicles, typed));
		if (only) open(only);
	};
	const handleTap = useStableHandler((due: Parameters<typeof tap>[0]) => void tap(due));
	const onTap = mayOperate ? handleTap : undefined;
	const cardVehicle = query === '' ? opened : singleHit(hits);
	return (
		<div className={classes.gate}>
			<GateChooser lists={lists} gate={gate} setGate={setGate} />
			<GateEntry typed={typed} onType={setTyped} onEnter={handleEnter} isCardOpen={cardVehicle !== null} />
			{pass.kind === 'pass' && <GatePass code={pass.code} onRead={open} />}
			{pass.kind === 'elsewhere' && <EmptyState text={texts.passElsewhere} />}
			{pass.kind === 'none' && cardVehicle && (
				<GateCard vehicle={cardVehicle} lists={lists} gateId={gateId} onTap={onTap} onClose={() => show({})} />
			)}
			{pass.kind === 'none' && query !== '' && hits.length > 1 && <GateHits hits={hits} />}
			{pass.kind === 'none' && query !== '' && hits.length === 0 && (
				<GateUnknown typed={query} lists={lists} gateId={gateId} />
			)}
			{query === '' && !cardVehicle && <GateList lists={lists} gateId={gateId} onTap={onTap} />}
			{query === '' && !cardVehicle && <PassLink search={{}} label={PASS_TEXTS.printPasses} />}
			{query === '' && !cardVehicle && <GateExportButton lists={lists} gateId={gateId} />}
			{dialog}
		</div>
	);
}

function singleHit(hits: readonly Vehicle[]): Vehicle | null {
	return hits.length === 1 ? (hits[0] ?? null) : null;
}
