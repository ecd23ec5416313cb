import type { Activity, StageReference, Vehicle } from '@crossload/contract';
import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useRight } from '../../api/session.ts';
import { useRemoveVehicle } from '../../api/vehicles.ts';
import { PhoneActivityRow } from '../../entities/activity/phone-activity-row.tsx';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { Plate } from '../../entities/vehicle/plate.tsx';
import { TypeChip } from '../../entities/vehicle/type-chip.tsx';
import type { ListPart } from '../../lib/use-list-part.ts';
import { useIsPhone } from '../../lib/use-media.ts';
import { DeleteAndEdit } from '../../ui/delete-and-edit.tsx';
import { DeleteButton } from '../../ui/delete-button.tsx';
import type { RenderLink } from '../../ui/link-slot.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { ActivityPanel, someActivityColumns } from '../activity/activity-panel.tsx';
import { BoardButton } from '../board/board-link.tsx';
import { useAnnounceSaved } from '../changes/use-announce-saved.ts';
import { PassLink } from '../gate/pass-link.tsx';
import { PASS_TEXTS } from '../gate/pass-texts.ts';
import { PrintButton } from '../sheet/print-button.tsx';
import { VehicleFactsPanel } from './vehicle-facts-panel.tsx';
import { VEHICLE_CRUMBS } from './vehicle-links.tsx';
import { VEHICLE_TEXTS as texts } from './vehicle-texts.ts';
import { VehicleTimeLine } from './vehicle-time-line.tsx';

const COLUMNS = someActivityColumns(['planned', 'now', 'type', 'status', 'position', 'stage'], 'position');

/** Everything about a vehicle (VEH-03). */
export function VehicleDetails({ vehicle, stage, activities }: VehicleDetailsProps) {
	const { id, name, band, type, licence_plate } = vehicle;
	const isPhone = useIsPhone();
	const toBand: RenderLink = (slot) => <EntityLink of="band" entityId={band.id} {...slot} />;
	return (
		<PageFrame
			title={name}
			over={toBand({ children: band.name })}
			crumbs={isPhone ? VEHICLE_CRUMBS : [...VEHICLE_CRUMBS, { label: band.name, link: toBand }]}
			beside={
				<>
					<TypeChip type={type} />
					{licence_plate !== null && <Plate plate={licence_plate} />}
				</>
			}
			actions={
				<>
					<BoardButton lanes="vehicle" opening={{ lane: id }} of={name} />
					<PassLink search={{ vehicle: id }} label={PASS_TEXTS.printPass} />
					<PrintButton sheet={{ kind: 'vehicle', query: { vehicleId: String(id) } }} of={name} />
					<WriteActions vehicle={vehicle} />
				</>
			}
		>
			<VehicleTimeLine vehicle={vehicle} />
			<div className="cards beside-list">
				<ActivityPanel
					context="vehicle"
					contextId={id}
					activities={activities}
					columns={COLUMNS}
					phoneRow={(activity) => <PhoneActivityRow activity={activity} lead="type" />}
				/>
				<div>
					<VehicleFactsPanel vehicle={vehicle} stage={stage} />
				</div>
			</div>
		</PageFrame>
	);
}

function WriteActions({ vehicle }: { vehicle: Vehicle }) {
	const mayPlan = useRight('activity:write');
	const mayWrite = useRight('vehicle:write');
	const params = { id: `${vehicle.id}` };
	return (
		<>
			{mayPlan && vehicle.position_status === 'departed' && <TakeInAgain vehicleId={vehicle.id} />}
			{mayWrite && (
				<DeleteAndEdit
					deleteButton={<DeleteVehicleButton vehicle={vehicle} />}
					label={texts.edit}
					link={(slot) => <Link to="/vehicle/edit/$id" params={params} {...slot} />}
				/>
			)}
		</>
	);
}

/** Deletes the vehicle, after saying out of how many activities it is taken (ADM-08). */
function DeleteVehicleButton({ vehicle }: { vehicle: Vehicle }) {
	const navigate = useNavigate();
	const remove = useRemoveVehicle();
	const announce = useAnnounceSaved();
	const { id, name, band, activities } = vehicle;
	const what = `${name}, ${band.name}`;
	const count = activities.length;
	return (
		<DeleteButton
			title={texts.delete}
			question={count === 0 ? texts.askDelete(what) : texts.askDeleteFrom(what, count)}
			isCascade={count > 0}
			followUp={texts.askDeleteInUse}
			onDelete={(cascade) => remove.mutateAsync({ id, cascade })}
			onDeleted={(deleted) => {
				announce(texts.deleted, deleted);
				void navigate({ to: '/vehicles', replace: true });
			}}
			failure={texts.deleteFailed}
		/>
	);
}

/** Leads to a check-in for now: for a vehicle that departed and comes back (USE-07). */
function TakeInAgain({ vehicleId }: { vehicleId: number }) {
	const params = { context: 'vehicle', contextId: `${vehicleId}` };
	return (
		<Button
			variant="default"
			renderRoot={(slot) => (
				<Link to="/activity/new/{-$context}/{-$contextId}" params={params} search={{ type: 'checkin' }} {...slot} />
			)}
		>
			{texts.takeInAgain}
		</Button>
	);
}

interface VehicleDetailsProps {
	vehicle: Vehicle;
	/** The stage that its band plays on, once it is known. */
	stage: StageReference | undefined;
	activities: ListPart<Activity>;
}
