import type { Vehicle } from '@crossload/contract';
import { useNavigate } from '@tanstack/react-router';
import { useRemoveVehicle } from '../../api/vehicles.ts';
import { DeleteButton } from '../../ui/delete-button.tsx';
import { useAnnounceSaved } from '../changes/use-announce-saved.ts';
import { VEHICLE_TEXTS as texts } from './vehicle-texts.ts';

/** Deletes the vehicle, after saying out of how many activities it is taken (ADM-08). */
export function DeleteVehicleButton({ vehicle }: { vehicle: Vehicle }) {
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
