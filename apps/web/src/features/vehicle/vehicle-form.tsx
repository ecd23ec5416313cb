import { type Band, LENGTHS, type Vehicle, type VehicleType } from '@crossload/contract';
import { Button, Select, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { mdiMusicNote } from '@mdi/js';
import { Link, useNavigate } from '@tanstack/react-router';
import { useDraftKey } from '../../api/session.ts';
import { useConnection } from '../../api/sync/connection.ts';
import { useSaveVehicle } from '../../api/vehicles.ts';
import { clearable } from '../../ui/clearable.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { FieldViews } from '../../ui/form/conflict-dialog.tsx';
import { FormFrame, FormSection, WideField } from '../../ui/form/form-frame.tsx';
import type { Base } from '../../ui/form/merge.ts';
import { saveOf } from '../../ui/form/save-of.ts';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { PlainSelect } from '../../ui/plain-select.tsx';
import { REQUIRED } from '../../ui/required.ts';
import { SEARCHABLE } from '../../ui/searchable.ts';
import { useAnnounceSaved } from '../changes/use-announce-saved.ts';
import { bodyOf, faultsOf, type VehicleValues, valuesOf } from './vehicle-form-values.ts';
import { TO_VEHICLES, toVehicle } from './vehicle-links.tsx';
import { VEHICLE_TEXTS as texts } from './vehicle-texts.ts';

/** Adds a vehicle, or changes the one with the id (VEH-04). */
export function VehicleForm({ id, initial, isGone, bands, types }: VehicleFormProps) {
	const navigate = useNavigate();
	const vehicle = useSaveVehicle();
	const announce = useAnnounceSaved();
	const form = useEditForm({
		draft: useDraftKey(id === undefined ? `vehicle/add/${initial.values.band}` : `vehicle/${id}`),
		initial: initial.values,
		version: initial.version,
		isGone,
		validate: faultsOf,
		save: (values, { version }) => vehicle.mutateAsync(saveOf(id, bodyOf(values), version)),
		onSaved: (saved, isOpen) => {
			announce(id === undefined ? texts.added : texts.updated, saved);
			if (isOpen) void navigate({ to: '/vehicle/$id', params: { id: `${saved.body.id}` }, replace: true });
		},
		// What the server says of it stands above the buttons.
		failureOf: () => texts.saveFailed,
		readCurrent: (current) => valuesOf(current as Vehicle),
	});
	return (
		<FormFrame
			form={form}
			isOffline={useConnection() === 'offline'}
			views={viewsOf({ bands, types })}
			submit={id === undefined ? texts.addSubmit : texts.editSubmit}
			cancel={id === undefined ? TO_VEHICLES : toVehicle(id)}
		>
			<VehicleFields fields={form.fields} bands={bands} types={types} />
			<DriverFields fields={form.fields} />
			<FurtherFields fields={form.fields} />
		</FormFrame>
	);
}

interface Choices {
	bands: readonly Pick<Band, 'id' | 'name'>[];
	types: readonly VehicleType[];
}

interface VehicleFormProps extends Choices {
	/** Undefined for a new vehicle. */
	id?: number;
	initial: Base<VehicleValues>;
	/** It was there and has been removed. */
	isGone?: boolean;
}

/** Says that a vehicle needs a band first, and leads there. */
export function NoBands() {
	return (
		<EmptyState
			icon={mdiMusicNote}
			text={texts.noBands}
			action={<Button renderRoot={(slot) => <Link to="/bands" {...slot} />}>{texts.toBands}</Button>}
		/>
	);
}

interface FieldsProps {
	fields: UseFormReturnType<VehicleValues>;
}

function VehicleFields({ fields, bands, types }: FieldsProps & Choices) {
	return (
		<FormSection title={texts.vehicle}>
			<Select
				label={texts.band}
				{...REQUIRED}
				{...SEARCHABLE}
				allowDeselect={false}
				openOnFocus={false}
				data={bands.map(({ id, name }) => ({ value: `${id}`, label: name }))}
				{...fields.getInputProps('band')}
			/>
			<PlainSelect
				label={texts.type}
				{...REQUIRED}
				allowDeselect={false}
				data={types.map(({ id, name, slug }) => ({ value: id, label: `${name} (${slug})` }))}
				{...fields.getInputProps('type')}
			/>
			<TextInput label={texts.name} {...REQUIRED} maxLength={LENGTHS.name} {...fields.getInputProps('name')} />
			<TextInput
				label={texts.plate}
				maxLength={LENGTHS.plate}
				autoCapitalize="characters"
				autoComplete="off"
				spellCheck={false}
				{...fields.getInputProps('licence_plate')}
			/>
		</FormSection>
	);
}

const CONNECTED = [
	{ value: 'yes', label: texts.yes },
	{ value: 'no', label: texts.no },
];

function DriverFields({ fields }: FieldsProps) {
	return (
		<FormSection title={texts.driver}>
			<TextInput label={texts.driver} maxLength={LENGTHS.name} autoComplete="off" {...fields.getInputProps('driver')} />
			<TextInput
				label={texts.driverTel}
				type="tel"
				maxLength={LENGTHS.tel}
				autoComplete="off"
				{...fields.getInputProps('driver_tel')}
			/>
		</FormSection>
	);
}

function FurtherFields({ fields }: FieldsProps) {
	return (
		<FormSection title={texts.further}>
			<WideField>
				<Textarea label={texts.comment} rows={3} maxLength={LENGTHS.longText} {...fields.getInputProps('comment')} />
			</WideField>
			<TextInput label={texts.subVehicle} maxLength={LENGTHS.name} {...fields.getInputProps('subVehicle')} />
			<PlainSelect
				label={texts.connectedField}
				{...clearable(texts.clearConnected)}
				disabled={fields.values.subVehicle.trim() === ''}
				data={CONNECTED}
				{...fields.getInputProps('subVehicleConnected')}
			/>
		</FormSection>
	);
}

/** How the fields are shown when someone else saved meanwhile. */
function viewsOf({ bands, types }: Choices): FieldViews<VehicleValues> {
	return {
		band: { label: texts.band, show: (id) => bands.find((band) => `${band.id}` === id)?.name ?? '' },
		type: { label: texts.type, show: (id) => types.find((type) => type.id === id)?.name ?? '' },
		name: { label: texts.name },
		licence_plate: { label: texts.plate },
		driver: { label: texts.driver },
		driver_tel: { label: texts.driverTel },
		comment: { label: texts.comment },
		subVehicle: { label: texts.subVehicle },
		subVehicleConnected: { label: texts.connectedField },
	};
}
