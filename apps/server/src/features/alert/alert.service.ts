import type { Alert, AlertCreate, AlertSettingsUpdate } from '@crossload/contract';
import { type AlertSettings, RULED_KINDS } from '@crossload/domain';
import type { Trx } from '../../db/database.ts';
import { missingReferences } from '../../db/missing-references.store.ts';
import type { Work } from '../../db/work.ts';
import { Conflict, expectFound, Invalid, Unauthorized } from '../../errors/domain-errors.ts';
import { findPosition } from '../position/position.store.ts';
import { endAlert, findAlert, insertAlert, markTaken } from './alert.store.ts';
import { queueAlert } from './alert-queue.store.ts';
import { findAlertSettings, replaceAlertSetting } from './alert-settings.store.ts';

/** Notes an unknown vehicle at a gate (ON-SITE.md, GATE-05). Throws Invalid for a position that does not exist. */
export async function noteUnexpected({ trx, at }: Work, body: AlertCreate): Promise<Alert> {
	const { kind, plate, text, positionId = null } = body;
	Invalid.throwIfAny(await missingReferences(trx, { positionId: ['position', positionId] }));
	const position = positionId === null ? undefined : await findPosition(trx, positionId);
	const where = position ? ` at ${position.name}` : '';
	const alert = {
		...{ key: kind, kind, activities: [], stageId: null, positionId, bandId: null, vehicleId: null },
		text: `${plate} is not expected${where}.${text ? ` ${text}` : ''}`,
	};
	const id = await insertAlert(trx, alert, at);
	await queueAlert(trx, id, at);
	return await presentAlert(trx, id);
}

/** Somebody takes it; their own once more changes nothing. Throws NotFound, and Conflict for one that ended or is another's. */
export async function takeAlert({ trx, at, actor }: Work, id: number): Promise<Alert> {
	const alert = await openAlert(trx, id);
	if (!actor) throw new Unauthorized('Please log in.');
	if (alert.taken?.by.id === actor.id) return alert;
	if (alert.taken) throw new Conflict(`${alert.taken.by.name} has taken this alert already.`);
	await markTaken(trx, id, { by: actor, at });
	return await presentAlert(trx, id);
}

/** Nobody takes it any more. Throws NotFound, and Conflict for one that ended or that nobody has taken. */
export async function releaseAlert({ trx }: Work, id: number): Promise<Alert> {
	const alert = await openAlert(trx, id);
	if (!alert.taken) throw new Conflict('Nobody has taken this alert.');
	await markTaken(trx, id, null);
	return await presentAlert(trx, id);
}

/** Ends an alert about an unexpected vehicle. Throws NotFound, and Conflict for any other kind and for one that ended. */
export async function settleAlert({ trx, at }: Work, id: number): Promise<Alert> {
	const alert = await openAlert(trx, id);
	if (alert.kind !== 'unexpected') throw new Conflict('This alert ends by itself when its cause is gone.');
	await endAlert(trx, id, at);
	return await presentAlert(trx, id);
}

/** Changes the minutes of kinds; absent ones stay. They count from the next look at the plan on. */
export async function changeAlertSettings({ trx }: Work, body: AlertSettingsUpdate): Promise<AlertSettings> {
	for (const kind of RULED_KINDS) {
		const minutes = body[kind];
		if (minutes !== undefined) await replaceAlertSetting(trx, kind, minutes);
	}
	return await findAlertSettings(trx);
}

async function openAlert(trx: Trx, id: number): Promise<Alert> {
	const alert = await presentAlert(trx, id);
	if (alert.until !== null) throw new Conflict('This alert has ended.');
	return alert;
}

async function presentAlert(trx: Trx, id: number): Promise<Alert> {
	return expectFound(await findAlert(trx, id), 'This alert');
}
