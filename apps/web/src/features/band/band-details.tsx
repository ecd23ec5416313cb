import type { Activity, Band, Vehicle } from '@crossload/contract';
import { Link, useNavigate } from '@tanstack/react-router';
import { useRemoveBand } from '../../api/bands.ts';
import { useDraftKey, useRight } from '../../api/session.ts';
import { PhoneActivityRow } from '../../entities/activity/phone-activity-row.tsx';
import { VehicleList } from '../../entities/vehicle/vehicle-list.tsx';
import { dropDraft } from '../../lib/draft.ts';
import { DASH } from '../../lib/format.ts';
import type { ListPart } from '../../lib/use-list-part.ts';
import { useIsPhone } from '../../lib/use-media.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DeleteAndEdit } from '../../ui/delete-and-edit.tsx';
import { DeleteButton } from '../../ui/delete-button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ActivityPanel, someActivityColumns } from '../activity/activity-panel.tsx';
import { BoardButton } from '../board/board-link.tsx';
import { useAnnounceSaved } from '../changes/use-announce-saved.ts';
import { PassLink } from '../gate/pass-link.tsx';
import { PASS_TEXTS } from '../gate/pass-texts.ts';
import { PrintButton } from '../sheet/print-button.tsx';
import { SaveDayButton } from '../template/save-day-button.tsx';
import { BandVehicles } from '../vehicle/band-vehicles.tsx';
import classes from './band-details.module.css';
import { FORM_TEXTS } from './band-form-texts.ts';
import { whatGoesWith } from './band-form-values.ts';
import { BAND_CRUMBS, draftNameOf } from './band-links.tsx';
import { BandStatusField } from './band-status-field.tsx';
import { BandSummary } from './band-summary.tsx';
import { BAND_TEXTS as texts } from './band-texts.ts';
import { CancelActButton } from './cancel-act-button.tsx';

const NOTHING: readonly Activity[] = [];
const NO_VEHICLES: readonly Vehicle[] = [];

/** The activity list's own columns without band and stage, which the page says, and vehicles by type alone. */
const COLUMNS: readonly Column<Activity>[] = [
	...someActivityColumns(['planned', 'now', 'type', 'status', 'position'], 'position'),
	{
		id: 'vehicles',
		header: 'Vehicles',
		width: 148,
		minWidth: 134,
		cell: ({ vehicles }) => <VehicleList vehicles={vehicles} isBrief />,
	},
];

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

function BandActivities({ bandId, activities }: { bandId: number; activities: ListPart<Activity> }) {
	return (
		<ActivityPanel
			context="band"
			contextId={bandId}
			activities={activities}
			columns={COLUMNS}
			phoneRow={(activity) => (
				<PhoneActivityRow
					activity={activity}
					lead="type"
					end={activity.vehicles.length > 0 && <VehicleList vehicles={activity.vehicles} isBrief most={2} />}
				/>
			)}
		/>
	);
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

/** Deletes the band, after saying how many vehicles and activities go with it (ADM-08). */
function DeleteBandButton({ band }: { band: Band }) {
	const navigate = useNavigate();
	const remove = useRemoveBand();
	const announce = useAnnounceSaved();
	const draft = useDraftKey(draftNameOf(band.id));
	const what = whatGoesWith(band);
	return (
		<DeleteButton
			title={FORM_TEXTS.delete}
			question={what === null ? FORM_TEXTS.askDelete(band.name) : FORM_TEXTS.askDeleteWith(band.name, what)}
			isCascade={what !== null}
			followUp={FORM_TEXTS.askDeleteInUse}
			onDelete={(cascade) => remove.mutateAsync({ id: band.id, cascade })}
			onDeleted={(deleted) => {
				dropDraft(draft);
				announce(FORM_TEXTS.deleted, deleted);
				void navigate({ to: '/bands', replace: true });
			}}
			failure={FORM_TEXTS.deleteFailed}
		/>
	);
}
