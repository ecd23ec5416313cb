import type { Activity, Position } from '@crossload/contract';
import { Link } from '@tanstack/react-router';
import { useRight } from '../../api/session.ts';
import { PhoneActivityRow } from '../../entities/activity/phone-activity-row.tsx';
import { VehicleList } from '../../entities/vehicle/vehicle-list.tsx';
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

/** A range over days needs more room here, where vehicles park; several vehicles are shown by their types alone. */
const COLUMNS = someActivityColumns(['planned', 'now', 'type', 'band', 'vehicle', 'status'], 'band').map(
	(column): Column<Activity> => {
		if (column.id === 'planned') return { ...column, width: 144 };
		if (column.id !== 'vehicle') return column;
		return {
			...column,
			width: 144,
			cell: ({ vehicles }) => <VehicleList vehicles={vehicles} isBrief={vehicles.length > 1} />,
		};
	},
);

/** Everything about a position (POS-04). */
export function PositionDetails({ position, activities }: PositionDetailsProps) {
	const mayWrite = useRight('position:write');
	const { id, name, tag } = position;
	return (
		<PageFrame
			title={name}
			beside={<OutlineChip>{tag}</OutlineChip>}
			crumbs={POSITION_CRUMBS}
			actions={
				mayWrite && (
					<>
						<DeletePositionButton position={position} />
						<EditLink
							label={texts.edit}
							link={(slot) => <Link to="/position/edit/$id" params={{ id: `${id}` }} {...slot} />}
						/>
					</>
				)
			}
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
						columns={COLUMNS}
						phoneRow={(activity) => (
							<PhoneActivityRow
								activity={{ ...activity, position: null }}
								end={<VehicleList vehicles={activity.vehicles} isBrief />}
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
