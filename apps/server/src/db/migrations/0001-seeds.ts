/** Activity types: id, name, time mode, allowed fields, colour of the icon (CHECKLIST ACT-19). */
export const ACTIVITY_TYPES = [
	['arrival', 'Arrival', 'point', 'band,position,vehicles', '#6fb7b0'],
	['checkin', 'Check-in', 'point', 'band,position,vehicles', '#6fb7b0'],
	['parking', 'Parking', 'range', 'band,position,vehicles', '#6fb7b0'],
	['loadin', 'Load-in', 'range', 'band,stage,position,vehicles', '#d0a273'],
	['soundcheck', 'Soundcheck', 'range', 'band,stage', '#e28abf'],
	['show', 'Show', 'range', 'band,stage', '#e28abf'],
	['loadout', 'Load-out', 'range', 'band,stage,position,vehicles', '#d0a273'],
	['crossload', 'Crossload', 'range', 'band,stage,position,vehicles', '#b79df0'],
	['departure', 'Departure', 'point', 'band,position,vehicles', '#9aa6b0'],
	['other', 'Other', 'range', 'band,stage,position,vehicles', '#9aa6b0'],
] as const;

/** Vehicle types: id, slug, name, colour of the chip; hue is the class, darkness the size. */
export const VEHICLE_TYPES = [
	['nightliner', 'NL', 'Nightliner', '#7a5bd0'],
	['trailer40', '40T', '40 t trailer', '#7d4f33'],
	['truck18', '18T', '18 t truck', '#a9703f'],
	['truck7', '7.5T', '7.5 t truck', '#d3a877'],
	['sprinter', 'SPR', 'Sprinter', '#27707d'],
	['van', 'VAN', 'Van', '#57a7ad'],
	['car', 'CAR', 'Car', '#95a1ac'],
	['trailer', 'TRL', 'Trailer', '#56616b'],
	['shuttle', 'SHU', 'Shuttle', '#b84a86'],
] as const;
