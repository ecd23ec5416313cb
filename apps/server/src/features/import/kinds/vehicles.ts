import { LENGTHS } from '@crossload/contract';
import { rowKey } from '@crossload/domain';
import { EMPTY_VEHICLE, listVehicleStates, type VehicleState, vehicleRows } from '../../vehicle/vehicle.store.ts';
import { importKind } from '../import-kind.ts';
import { name, named, text, vehicleType } from '../read-cells.ts';
import { byName, matchByName } from './match-by-name.ts';

export const vehiclesKind = importKind<VehicleState>({
	entity: 'vehicle',
	cells: {
		band: named('band'),
		type: vehicleType,
		name,
		licence_plate: text(LENGTHS.plate),
		driver: text(LENGTHS.name),
		driver_tel: text(LENGTHS.tel),
		comment: text(LENGTHS.longText),
		subVehicle: text(LENGTHS.name),
	},
	required: ['band', 'type', 'name'],
	neverBlank: ['band', 'type', 'name'],
	matchedBy: ['band', 'name'],
	load: async (db) =>
		(await listVehicleStates(db)).map(({ id, version, ...state }) => ({ id, version, name: state.name, state })),
	valuesOf: ({ bandId, typeId, subVehicleConnected: _, ...values }) => ({ band: bandId, type: typeId, ...values }),
	fromLog: (logged) => logged as unknown as VehicleState,
	toLog: (state, { version }) => ({ ...state, version }),
	match: (rows, entries, { names }) =>
		matchByName(rows, entries, ({ band, ...values }) =>
			typeof band === 'number' && byName(values) !== null
				? JSON.stringify([rowKey(names.nameOf('band', band)), byName(values)])
				: null,
		),
	stateWith: ({ band, type, ...values }, present) => {
		const state = { ...EMPTY_VEHICLE, ...present?.state, ...values } as VehicleState;
		return {
			...state,
			...(band !== undefined && { bandId: Number(band) }),
			...(type !== undefined && { typeId: String(type) }),
		};
	},
	shown: (field, value, { names }) => (field === 'band' ? names.nameOf('band', Number(value)) : value),
	insert: vehicleRows.insertMany,
	update: vehicleRows.updateMany,
});
