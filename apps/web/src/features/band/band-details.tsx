import type { Activity, Band, Vehicle } from '@crossload/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useRight } from '../../api/session.ts';
import { DASH } from '../../lib/format.ts';
import { useIsPhone } from '../../lib/use-media.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { EditLink } from '../../ui/link-buttons.tsx';
import { type Crumb, PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { BandVehicles } from '../vehicle/band-vehicles.tsx';
import { BandActivities } from './band-activities.tsx';
import classes from './band-details.module.css';
import { BandStatusField } from './band-status-field.tsx';
import { BandSummary } from './band-summary.tsx';
import { BAND_TEXTS as texts } from './band-texts.ts';
import { DeleteBandButton } from './delete-band-button.tsx';

/** The way back to the list. */
export const BAND_CRUMBS: readonly Crumb[] = [{ label: texts.bands, link: (slot) => <Link to="/bands" {...slot} /> }];

/** A list of which a band's part is shown: its rows once they are there, and how to ask again when they cannot be had. */
export interface BandPart<Row> {
	readonly rows: readonly Row[] | undefined;
	readonly isMissing: boolean;
	readonly onRetry: () => void;
}

/** Everything about a band (BAND-05 to BAND-09). */
export function BandDetails({ band, activities, vehicles }: BandDetailsProps) {
	const isPhone = useIsPhone();
	const status = <BandStatusField band={band} />;
	return (
		<PageFrame
			title={band.name}
			crumbs={BAND_CRUMBS}
			beside={!isPhone && status}
			actions={<WriteActions band={band} />}
		>
			{isPhone && status}
			<div className={classes.columns}>
				<div className={classes.summary}>
					<BandSummary band={band} activities={activities.rows ?? []} />
				</div>
				<div className={classes.lists}>
					<Listed title={texts.activities} list={activities}>
						{(rows) => <BandActivities bandId={band.id} activities={rows} />}
					</Listed>
					<Listed title={texts.vehicles} list={vehicles}>
						{(rows) => <BandVehicles bandId={band.id} vehicles={rows} />}
					</Listed>
				</div>
				<div className={classes.notes}>
					<Panel title={texts.notes} padded>
						<div className={classes.text}>{band.notes ?? DASH}</div>
					</Panel>
				</div>
			</div>
		</PageFrame>
	);
}

interface BandDetailsProps {
	band: Band;
	activities: BandPart<Activity>;
	vehicles: BandPart<Vehicle>;
}

interface ListedProps<Row> {
	title: string;
	list: BandPart<Row>;
	children: (rows: readonly Row[]) => ReactNode;
}

/** What stands in the place of a list until it is there. */
function Listed<Row>({ title, list: { rows, isMissing, onRetry }, children }: ListedProps<Row>) {
	if (rows) return children(rows);
	return (
		<Panel title={title}>
			{isMissing ? <ErrorPanel isBare message={texts.partFailed} onRetry={onRetry} /> : <SkeletonRows count={4} />}
		</Panel>
	);
}

function WriteActions({ band }: { band: Band }) {
	if (!useRight('band:write')) return null;
	const params = { id: `${band.id}` };
	return (
		<>
			<DeleteBandButton band={band} />
			<EditLink label={texts.edit} link={(slot) => <Link to="/band/edit/$id" params={params} {...slot} />} />
		</>
	);
}
