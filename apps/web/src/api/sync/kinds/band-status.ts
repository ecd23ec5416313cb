import { type Band, bandCalls } from '@crossload/contract';
import type { BandStatus } from '@crossload/domain';
import { bandStatusLabel } from '../../../lib/band-status-label.ts';
import { request } from '../../client.ts';
import { ApiError } from '../../errors.ts';
import type { EntryBase, OutboxKind } from './outbox-kind.ts';

export interface BandStatusEntry extends EntryBase {
	readonly kind: 'band-status';
	readonly status: BandStatus;
	readonly before: BandStatus;
	/** Of the band as it was shown, so that nobody's later change is overwritten. */
	readonly version: number;
}

/** A band's status is set. */
export const bandStatusKind: OutboxKind<BandStatusEntry, Pick<Band, 'status'>> = {
	entity: 'band',
	undoRight: 'band:status',
	apply: (band, { status, before }) => (band.status === before ? { ...band, status } : band),
	send,
	undo: async ({ id, status, before }) => {
		const band = await request(bandCalls.get, { id });
		if (band.status !== status) return;
		await request(bandCalls.update, { id, body: { status: before, version: band.version } });
	},
	label: ({ status }) => bandStatusLabel(status),
	target: ({ id }, { bands }) => bands.find((band) => band.id === id)?.name ?? `Band ${id}`,
};

/** A band that was changed in other ways only takes its status with the second request. */
async function send({ id, status, before, version, key }: BandStatusEntry): Promise<void> {
	try {
		await request(bandCalls.update, { id, body: { status, version }, idempotencyKey: key });
	} catch (error) {
		const band = error instanceof ApiError ? (error.current as Partial<Band> | undefined) : undefined;
		if (band?.status !== before || band.version === undefined || band.version === version) throw error;
		const idempotencyKey = `${key}-${band.version}`;
		await request(bandCalls.update, { id, body: { status, version: band.version }, idempotencyKey });
	}
}
