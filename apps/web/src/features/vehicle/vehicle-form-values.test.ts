import type { Vehicle } from '@crossload/contract';
import { expect, test } from 'vitest';
import { bodyOf, faultsOf, newVehicle, valuesOf } from './vehicle-form-values.ts';

const VEHICLE: Vehicle = {
	id: 7,
	name: 'Truck 1',
	licence_plate: 'SG 402 118',
	driver: null,
	driver_tel: null,
	comment: 'Tail lift',
	band: { id: 3, name: 'Glass Orchard' },
	type: { id: '18t', slug: '18T', name: '18 t truck', color: '#a9703f' },
	subVehicle: 'Trailer',
	subVehicleConnected: true,
	current_position: null,
	position_status: 'unknown',
	next_position: null,
	previous_position: null,
	next_activity: null,
	activities: [],
	version: 4,
};

test('VEH-04 what a form is filled with goes back unchanged', () => {
	const { values, version } = valuesOf(VEHICLE);
	expect(version).toBe(4);
	expect(bodyOf(values)).toEqual({
		name: 'Truck 1',
		licence_plate: 'SG 402 118',
		driver: null,
		driver_tel: null,
		comment: 'Tail lift',
		band: { id: 3 },
		type: { id: '18t' },
		subVehicle: 'Trailer',
		subVehicleConnected: true,
	});
});

test('VEH-04 without a sub vehicle nothing is connected; a connection nobody knows of stays unknown', () => {
	const { values } = valuesOf(VEHICLE);
	expect(bodyOf({ ...values, subVehicle: ' ' })).toMatchObject({ subVehicle: null, subVehicleConnected: null });
	expect(bodyOf({ ...values, subVehicleConnected: null })).toMatchObject({ subVehicleConnected: null });
	expect(bodyOf({ ...values, subVehicleConnected: 'no' })).toMatchObject({ subVehicleConnected: false });
});

test('VEH-04 band, type and name are required, a blank name is none', () => {
	expect(faultsOf(newVehicle(null))).toEqual({ band: 'Required', type: 'Required', name: 'Required' });
	expect(faultsOf({ ...newVehicle(3), type: 'van', name: '  ' })).toEqual({ name: 'Required' });
});

test('VEH-05 a vehicle that is added from a band begins with it', () => {
	expect(newVehicle(3).band).toBe('3');
});
