import type { Vehicle } from '@crossload/contract';
import { plateKey } from '@crossload/domain';
import { CloseButton, MultiSelect } from '@mantine/core';
import { useMemo } from 'react';
import { Plate } from '../../entities/vehicle/plate.tsx';
import { TypeChip } from '../../entities/vehicle/type-chip.tsx';
import { byId } from '../../lib/by-id.ts';
import { FORM_TEXTS as texts } from './activity-form-texts.ts';
import { type FormPart, SEARCHED } from './form-part.ts';
import classes from './vehicles-field.module.css';

/** The vehicles, the band's first; found by name, band and plate. The one the form was opened from stays (ACT-14). */
export function VehiclesField({ form: { fields }, subject: { data, context } }: FormPart) {
	const { bandId } = fields.values;
	const vehicles = useMemo(() => byId(data.vehicles), [data.vehicles]);
	const options = useMemo(() => optionsOf(data.vehicles, bandId), [data.vehicles, bandId]);
	const { value, onChange, ...input } = fields.getInputProps('vehicleIds');
	const lockedId = context?.kind === 'vehicle' && value.includes(context.id) ? context.id : null;
	const choose = (ids: number[]) => {
		onChange(lockedId === null || ids.includes(lockedId) ? ids : [lockedId, ...ids]);
	};
	return (
		<MultiSelect
			{...SEARCHED}
			label={texts.vehicles}
			placeholder={texts.addVehicle}
			maxDropdownHeight={280}
			data={options}
			renderOption={({ option }) => <VehicleOption vehicle={vehicles.get(option.value)} />}
			renderPill={({ value: id, onRemove }) => (
				<VehiclePill
					vehicle={id === undefined ? undefined : vehicles.get(id)}
					onRemove={id === lockedId ? undefined : onRemove}
				/>
			)}
			classNames={{ pillsList: classes.pills ?? '', inputField: classes.input ?? '' }}
			value={[...value]}
			onChange={choose}
			{...input}
		/>
	);
}

/** What an option is found by: name, band and plate, the plate without its blanks too. */
function optionsOf(vehicles: readonly Vehicle[], bandId: number | null) {
	const options = (some: readonly Vehicle[]) =>
		some.map(({ id, name, band, licence_plate: plate }) => ({
			value: id,
			label: [name, band.name, plate, plate && plateKey(plate)].filter(Boolean).join(' '),
		}));
	const own = vehicles.filter(({ band }) => band.id === bandId);
	const [first] = own;
	if (!first) return options(vehicles);
	const others = vehicles.filter(({ band }) => band.id !== bandId);
	return [
		{ group: first.band.name, items: options(own) },
		{ group: texts.otherVehicles, items: options(others) },
	];
}

function VehicleOption({ vehicle }: { vehicle: Vehicle | undefined }) {
	if (!vehicle) return null;
	return (
		<div className={classes.option}>
			<TypeChip type={vehicle.type} />
			<VehicleName vehicle={vehicle} />
			{vehicle.licence_plate && <Plate plate={vehicle.licence_plate} />}
		</div>
	);
}

function VehiclePill({ vehicle, onRemove }: { vehicle: Vehicle | undefined; onRemove: (() => void) | undefined }) {
	if (!vehicle) return null;
	return (
		<div className={classes.pill}>
			<TypeChip type={vehicle.type} />
			<VehicleName vehicle={vehicle} />
			{onRemove && (
				<CloseButton
					size={32}
					iconSize={16}
					aria-label={texts.removeVehicle(vehicle.name)}
					// The field keeps its focus, so that its list does not open and close.
					onMouseDown={(event) => event.preventDefault()}
					onClick={onRemove}
				/>
			)}
		</div>
	);
}

function VehicleName({ vehicle }: { vehicle: Vehicle }) {
	return (
		<span className={classes.name}>
			<strong className="bold one-line">{vehicle.name}</strong>
			<span className={classes.band}>{vehicle.band.name}</span>
		</span>
	);
}
