import type { Activity, Position } from '@crossload/contract';
import { Link, useNavigate } from '@tanstack/react-router';
import { useRemovePosition } from '../../api/positions.ts';
import { useRight } from '../../api/session.ts';
import { PhoneActivityRow } from '../../entities/activity/phone-activity-row.tsx';
import { VehicleChips } from '../../entities/band/vehicle-chips.tsx';
import { VehicleList } from '../../entities/vehicle/vehicle-list.tsx';
import type { ListPart } from '../../lib/use-list-part.ts';
import { OutlineChip } from '../../ui/chip.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { DeleteAndEdit } from '../../ui/delete-and-edit.tsx';
import { DeleteButton } from '../../ui/delete-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ActivityPanel, someActivityColumns } from '../activity/activity-panel.tsx';
import { BoardButton } from '../board/board-link.tsx';
import { useAnnounceSaved } from '../changes/use-announce-saved.ts';
import { PrintButton } from '../sheet/print-button.tsx';
import { useSheetDay } from '../sheet/use-sheet-day.ts';
import { Occupancy } from './occupancy.tsx';
import classes from './position-details.module.css';
import { POSITION_CRUMBS } from './position-links.tsx';
import { POSITION_TEXTS as texts } from './position-texts.ts';
import { VehicleLinks } from './vehicle-links.tsx';

/** Several vehicles are counted by their types. */
const COLUMNS = someActivityColumns(['planned', 'now', 'type', 'band', 'vehicle', 'status'], 'band').map(
	(column): Column<Activity> =>
		column.id === 'vehicle' ? { ...column, width: 136, minWidth: 104, cell: vehiclesOf } : column,
);

function vehiclesOf({ vehicles }: Activity) {
	return vehicles.length > 1 ? <VehicleChips vehicles={vehicles} most={2} /> : <VehicleList vehicles={vehicles} />;
}

/** Everything about a position (POS-04). */
export function PositionDetails({ position, activities }: PositionDetailsProps) {
	const { id, name, tag } = position;
	return (
		<PageFrame
			title={name}
			beside={<OutlineChip>{tag}</OutlineChip>}
			crumbs={POSITION_CRUMBS}
			actions={
				<>
					<BoardButton lanes="position" opening={{ lane: id }} of={name} />
					<SheetButton position={position} />
					<WriteActions position={position} />
				</>
			}
		>
			<div className="cards beside-list">
				<div className={classes.vehicles}>
					<VehiclesHere position={position} />
				</div>
				<ActivityPanel
					context="position"
					contextId={id}
					activities={activities}
					columns={COLUMNS}
					phoneRow={(activity) => (
						<PhoneActivityRow
							activity={{ ...activity, position: null }}
							end={<VehicleChips vehicles={activity.vehicles} most={2} />}
						/>
					)}
				/>
			</div>
		</PageFrame>
	);
}

function WriteActions({ position }: { position: Position }) {
	if (!useRight('position:write')) return null;
	const params = { id: `${position.id}` };
	return (
		<DeleteAndEdit
			deleteButton={<DeletePositionButton position={position} />}
			label={texts.edit}
			link={(slot) => <Link to="/position/edit/$id" params={params} {...slot} />}
		/>
	);
}

/** Deletes the position; what uses it is named by the server's error (ADM-07). */
function DeletePositionButton({ position: { id, name } }: { position: Position }) {
	const navigate = useNavigate();
	const remove = useRemovePosition();
	const announce = useAnnounceSaved();
	return (
		<DeleteButton
			title={texts.delete}
			question={texts.askDelete(name)}
			onDelete={() => remove.mutateAsync(id)}
			onDeleted={(deleted) => {
				announce(texts.deleted, deleted);
				void navigate({ to: '/positions', replace: true });
			}}
			failure={texts.deleteFailed}
		/>
	);
}

/** Saves a position's sheet of the festival day; /sheets has those of other days. */
function SheetButton({ position: { id, name } }: { position: Position }) {
	const { day, isKnown } = useSheetDay();
	if (isKnown && day === undefined) return null;
	return <PrintButton sheet={day && { kind: 'position', query: { positionId: String(id), day } }} of={name} />;
}

interface PositionDetailsProps {
	position: Position;
	activities: ListPart<Activity>;
}

function VehiclesHere({ position }: { position: Position }) {
	const { vehicles } = position;
	return (
		<Panel
			title={texts.vehicles}
			action={
				<span className="dim">
					<Occupancy position={position} />
				</span>
			}
		>
			{vehicles.length === 0 ? (
				<EmptyState text={texts.noVehicles} />
			) : (
				<div className={classes.list}>
					<VehicleLinks vehicles={vehicles} />
				</div>
			)}
		</Panel>
	);
}
