import type { Activity, Band, Vehicle } from '@crossload/contract';
import { Link } from '@tanstack/react-router';
import { useRight } from '../../api/session.ts';
import { DASH } from '../../lib/format.ts';
import type { ListPart } from '../../lib/use-list-part.ts';
import { useIsPhone } from '../../lib/use-media.ts';
import { DeleteAndEdit } from '../../ui/delete-and-edit.tsx';
import { type Crumb, PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { BoardButton } from '../board/board-link.tsx';
import { PassLink } from '../gate/pass-link.tsx';
import { PASS_TEXTS } from '../gate/pass-texts.ts';
import { PrintButton } from '../sheet/print-button.tsx';
import { SaveDayButton } from '../template/save-day-button.tsx';
import { BandVehicles } from '../vehicle/band-vehicles.tsx';
import { BandActivities } from './band-activities.tsx';
import classes from './band-details.module.css';
import { TO_BANDS } from './band-form-links.tsx';
import { BandStatusField } from './band-status-field.tsx';
import { BandSummary } from './band-summary.tsx';
import { BAND_TEXTS as texts } from './band-texts.ts';
import { CancelActButton } from './cancel-act-button.tsx';
import { DeleteBandButton } from './delete-band-button.tsx';

/** The way back to the list. */
export const BAND_CRUMBS: readonly Crumb[] = [{ label: texts.bands, link: TO_BANDS }];

const NOTHING: readonly Activity[] = [];
const NO_VEHICLES: readonly Vehicle[] = [];

/** Everything about a band (BAND-05 to BAND-09). */
export function BandDetails({ band, activities, vehicles }: BandDetailsProps) {
	const isPhone = useIsPhone();
	const cancelAct = (
		<CancelActButton band={band} activities={activities.rows ?? NOTHING} vehicles={vehicles.rows ?? NO_VEHICLES} />
	);
	const status = <BandStatusField band={band} />;
	return (
		<PageFrame
			title={band.name}
			crumbs={BAND_CRUMBS}
			beside={!isPhone && status}
			actions={
				<>
					{!isPhone && cancelAct}
					<SaveDayButton band={band} activities={activities.rows ?? NOTHING} />
					<BoardButton lanes="band" opening={{ lane: band.id }} of={band.name} />
					{band.vehicles.length > 0 && <PassLink search={{ band: band.id }} label={PASS_TEXTS.printPasses} />}
					<PrintButton sheet={{ kind: 'band', query: { bandId: String(band.id) } }} of={band.name} />
					<WriteActions band={band} />
				</>
			}
		>
			{isPhone && status}
			<div className={classes.columns}>
				<div className={classes.summary}>
					<BandSummary band={band} activities={activities.rows ?? band.activities} />
				</div>
				<div className={classes.lists}>
					<BandActivities bandId={band.id} activities={activities} />
					<BandVehicles bandId={band.id} vehicles={vehicles} />
				</div>
				<div className={classes.notes}>
					<Panel title={texts.notes} padded>
						<div className={classes.text}>{band.notes ?? DASH}</div>
					</Panel>
					{isPhone && <div className={classes.cancelAct}>{cancelAct}</div>}
				</div>
			</div>
		</PageFrame>
	);
}

interface BandDetailsProps {
	band: Band;
	activities: ListPart<Activity>;
	vehicles: ListPart<Vehicle>;
}

function WriteActions({ band }: { band: Band }) {
	if (!useRight('band:write')) return null;
	const params = { id: `${band.id}` };
	return (
		<DeleteAndEdit
			deleteButton={<DeleteBandButton band={band} />}
			label={texts.edit}
			link={(slot) => <Link to="/band/edit/$id" params={params} {...slot} />}
		/>
	);
}
