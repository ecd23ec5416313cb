import type { Activity, Position } from '@crossload/contract';
import { Link } from '@tanstack/react-router';
import { useRight } from '../../api/session.ts';
import { PhoneActivityRow } from '../../entities/activity/phone-activity-row.tsx';
import { VehicleChips } from '../../entities/band/vehicle-chips.tsx';
import { VehicleList } from '../../entities/vehicle/vehicle-list.tsx';
import { useScreen } from '../../lib/use-media.ts';
import { OutlineChip } from '../../ui/chip.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EditLink } from '../../ui/link-buttons.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { ActivityPanel, someActivityColumns } from '../activity/activity-panel.tsx';
import { DeletePositionButton } from './delete-position-button.tsx';
import classes from './position-details.module.css';
import { POSITION_CRUMBS } from './position-links.tsx';
import { POSITION_TEXTS as texts } from './position-texts.ts';
import { byBandAndName, VehicleLinks } from './vehicle-links.tsx';

/** Widths by which a tablet has room for the vehicles, too; elsewhere a range over days is shown whole. */
const WIDTHS = {
	tablet: { planned: 112, now: 88, vehicle: 112 },
	desktop: { planned: 144, now: 100, vehicle: 136 },
};

const COLUMNS = { tablet: columnsOf(WIDTHS.tablet), desktop: columnsOf(WIDTHS.desktop) };

/** Several vehicles are counted by their types. */
function columnsOf({ planned, now, vehicle }: typeof WIDTHS.tablet): Column<Activity>[] {
	return someActivityColumns(['planned', 'now', 'type', 'band', 'vehicle', 'status'], 'band').map((column) => {
		if (column.id === 'planned') return { ...column, width: planned };
		if (column.id === 'now') return { ...column, width: now };
		return column.id === 'vehicle' ? { ...column, width: vehicle, cell: vehiclesOf } : column;
	});
}

function vehiclesOf({ vehicles }: Activity) {
	return vehicles.length > 1 ? <VehicleChips vehicles={vehicles} most={2} /> : <VehicleList vehicles={vehicles} />;
}

/** Everything about a position (POS-04). */
export function PositionDetails({ position, activities }: PositionDetailsProps) {
	const columns = useScreen() === 'tablet' ? COLUMNS.tablet : COLUMNS.desktop;
	const { id, name, tag } = position;
	return (
		<PageFrame
			title={name}
			beside={<OutlineChip>{tag}</OutlineChip>}
			crumbs={POSITION_CRUMBS}
			actions={<WriteActions position={position} />}
		>
			<div className={classes.columns}>
				<div className={classes.vehicles}>
					<VehiclesHere position={position} />
				</div>
				{activities ? (
					<ActivityPanel
						context="position"
						contextId={id}
						activities={activities}
						columns={columns}
						phoneRow={(activity) => (
							<PhoneActivityRow
								activity={{ ...activity, position: null }}
								end={<VehicleChips vehicles={activity.vehicles} most={2} />}
							/>
						)}
					/>
				) : (
					<Panel>
						<SkeletonRows count={6} />
					</Panel>
				)}
			</div>
		</PageFrame>
	);
}

function WriteActions({ position }: { position: Position }) {
	if (!useRight('position:write')) return null;
	const params = { id: `${position.id}` };
	return (
		<>
			<DeletePositionButton position={position} />
			<EditLink label={texts.edit} link={(slot) => <Link to="/position/edit/$id" params={params} {...slot} />} />
		</>
	);
}

interface PositionDetailsProps {
	position: Position;
	/** Undefined until they are there. */
	activities: readonly Activity[] | undefined;
}

function VehiclesHere({ position: { vehicles } }: { position: Position }) {
	return (
		<Panel title={texts.vehicles} action={<span className={classes.count}>{vehicles.length}</span>}>
			{vehicles.length === 0 ? (
				<EmptyState text={texts.noVehicles} />
			) : (
				<div className={classes.list}>
					<VehicleLinks vehicles={vehicles.toSorted(byBandAndName)} />
				</div>
			)}
		</Panel>
	);
}
