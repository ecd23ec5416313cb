import type { TeamFunction, Vehicle } from '@crossload/contract';
import { CHECKIN, type Day, festivalDayOf, instantOf, isCancelled } from '@crossload/domain';
import { Button } from '@mantine/core';
import { mdiPrinter, mdiQrcode } from '@mdi/js';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { messageOf } from '../../api/errors.ts';
import { renewPass, vehiclePassQuery } from '../../api/vehicle-passes.ts';
import { formatDay, formatWeekday } from '../../lib/format.ts';
import { useRootAttribute } from '../../lib/use-root-attribute.ts';
import { useConfirm } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { notify } from '../../ui/notify.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PlainSelect } from '../../ui/plain-select.tsx';
import { type GateContact, PassSheet } from './pass-sheet.tsx';
import { PASS_TEXTS as texts } from './pass-texts.ts';
import classes from './passes-screen.module.css';
import type { GateLists } from './use-gate-lists.ts';

/** Whose passes are printed: one vehicle's, a band's, a festival day's, or all. */
export interface PassChoice {
	readonly vehicle?: number | undefined;
	readonly band?: number | undefined;
	readonly day?: Day | undefined;
}

interface PassesScreenProps {
	lists: GateLists;
	functions: readonly TeamFunction[];
	festival: string | null;
	choice: PassChoice;
	onDay: (day: Day | undefined) => void;
}

/** Vehicle passes, an A5 page each, to look at and to print in one go (GATE-06). */
export function PassesScreen({ lists, functions, festival, choice, onDay }: PassesScreenProps) {
	useRootAttribute('data-passes');
	const vehicles = useMemo(() => chosenVehicles(lists.vehicles, choice), [lists.vehicles, choice]);
	const passes = useQueries({ queries: vehicles.map(({ id }) => vehiclePassQuery(id)) });
	const done = passes.filter(({ isPending }) => !isPending).length;
	const contact = useMemo(() => gateContact(functions), [functions]);
	const isReady = done === passes.length && passes.length > 0;
	return (
		<PageFrame
			title={texts.title}
			isUnprinted
			count={vehicles.length}
			actions={
				<>
					{choice.vehicle !== undefined && <RenewButton vehicleId={choice.vehicle} />}
					<Button disabled={!isReady} leftSection={<Icon path={mdiPrinter} size={20} />} onClick={() => window.print()}>
						{texts.print}
					</Button>
				</>
			}
		>
			{choice.vehicle === undefined && <DayChoice lists={lists} day={choice.day} onDay={onDay} />}
			<p role="status" className={classes.status}>
				{!isReady && passes.length > 0 && texts.preparing(done, passes.length)}
			</p>
			{vehicles.length === 0 && <EmptyState text={texts.none} />}
			<div className={classes.sheets}>
				{vehicles.map((vehicle, index) => (
					<PassSheet
						key={vehicle.id}
						vehicle={vehicle}
						band={lists.bands.get(vehicle.band.id)}
						festival={festival}
						contact={contact}
						address={addressOf(passes[index])}
					/>
				))}
			</div>
		</PageFrame>
	);
}

function addressOf(
	pass: { readonly data?: { readonly url: string } | undefined; readonly isError: boolean } | undefined,
) {
	if (pass?.data) return `${window.location.origin}${pass.data.url}`;
	return pass?.isError ? null : undefined;
}

function chosenVehicles(vehicles: readonly Vehicle[], { vehicle, band, day }: PassChoice): readonly Vehicle[] {
	return vehicles.filter(
		(each) =>
			(vehicle === undefined || each.id === vehicle) &&
			(band === undefined || each.band.id === band) &&
			(day === undefined || festivalDaysOf(each).has(day)),
	);
}

/** The festival days on which a vehicle has something to do. */
function festivalDaysOf({ activities }: Vehicle): ReadonlySet<Day> {
	const times = activities
		.filter((activity) => !isCancelled(activity))
		.flatMap(({ planned_start, planned_end }) => planned_start ?? planned_end ?? []);
	return new Set(times.map((time) => festivalDayOf(instantOf(time))));
}

function DayChoice({ lists, day, onDay }: Pick<PassesScreenProps, 'lists' | 'onDay'> & { day: Day | undefined }) {
	const days = useMemo(
		() => [...new Set(lists.vehicles.flatMap((vehicle) => [...festivalDaysOf(vehicle)]))].sort(),
		[lists.vehicles],
	);
	return (
		<PlainSelect<string>
			className={classes.choice}
			label={texts.day}
			value={day ?? ''}
			data={[
				{ value: '', label: texts.allDays },
				...days.map((each) => ({ value: each, label: `${formatWeekday(each)} ${formatDay(each)}` })),
			]}
			allowDeselect={false}
			onChange={(value) => onDay(days.find((each) => each === value))}
		/>
	);
}

/** The function in charge of check-ins, else the one that is called Gate. */
function gateContact(functions: readonly TeamFunction[]): GateContact | null {
	const found =
		functions.find(({ types }) => types.includes(CHECKIN)) ?? functions.find(({ name }) => /\bgate\b/i.test(name));
	const member = found?.activeMembers[0];
	return found && member ? { label: `${found.name}, ${member.name}`, tel: member.tel } : null;
}

function RenewButton({ vehicleId }: { vehicleId: number }) {
	const queryClient = useQueryClient();
	const [confirm, dialog] = useConfirm();
	const renew = async () => {
		const isSure = await confirm({ title: texts.renew, text: texts.askRenew, confirm: texts.renew, isDangerous: true });
		if (!isSure) return;
		try {
			queryClient.setQueryData(vehiclePassQuery(vehicleId).queryKey, await renewPass(vehicleId));
			notify.success(texts.renewed);
		} catch (error) {
			notify.error(messageOf(error, texts.renewFailed));
		}
	};
	return (
		<>
			<Button variant="default" leftSection={<Icon path={mdiQrcode} size={20} />} onClick={() => void renew()}>
				{texts.renew}
			</Button>
			{dialog}
		</>
	);
}
