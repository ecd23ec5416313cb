import type { FindingKind } from '@crossload/domain';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import classes from './check-row.module.css';
import { CHECK_TEXTS as texts } from './check-texts.ts';
import type { Check } from './use-checks.ts';

/** The activity that a finding misses, by its type. */
const MISSING_TYPES: Partial<Readonly<Record<FindingKind, { readonly type: string; readonly name: string }>>> = {
	'missing-show': { type: 'show', name: 'Show' },
	'missing-loadin': { type: 'loadin', name: 'Load-in' },
	'missing-loadout': { type: 'loadout', name: 'Load-out' },
	'missing-checkin': { type: 'checkin', name: 'Check-in' },
	'missing-departure': { type: 'departure', name: 'Departure' },
};

/** Leads to the form where what is missing is filled in. */
export function AddWhatIsMissing({ check: { kind, band, vehicle, involved } }: { check: Check }) {
	const missing = MISSING_TYPES[kind];
	const [activity] = involved;
	const of = vehicle ? { context: 'vehicle', id: vehicle.id } : { context: 'band', id: band?.id };
	const look = { variant: 'default', className: classes.remedy ?? '' } as const;
	if (missing && of.id !== undefined) {
		const params = { context: of.context, contextId: `${of.id}` };
		const search = { type: missing.type };
		return (
			<Button
				{...look}
				renderRoot={(slot) => (
					<Link {...slot} to="/activity/new/{-$context}/{-$contextId}" params={params} search={search} />
				)}
			>
				{texts.add(missing.name)}
			</Button>
		);
	}
	if (!activity) return null;
	const params = { activityId: `${activity.id}` };
	return (
		<Button
			{...look}
			renderRoot={(slot) => (
				<Link {...slot} to="/activity/$activityId/edit/{-$context}/{-$contextId}" params={params} />
			)}
		>
			{texts.edit(activity.activityType.name)}
		</Button>
	);
}
