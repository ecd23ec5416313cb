import type { Instant } from '@crossload/domain';
import type { Generated } from 'kysely';

/** The installation's VAPID keys (RFC 8292), one row. */
export interface PushKeyTable {
	id: number;
	/** base64url of 65 and 32 bytes. */
	public_key: string;
	private_key: string;
}

export interface PushDeviceTable {
	id: Generated<number>;
	user_id: number;
	name: string;
	endpoint: string;
	p256dh: string;
	auth: string;
}

/** An alert that has been raised, or says something worse, and has not been put in line for its devices yet. */
export interface PushAlertTable {
	id: Generated<number>;
	alert_id: number;
	/** When it was raised. */
	at: Instant;
}

/** What a device still has to get. */
export interface PushMessageTable {
	id: Generated<number>;
	device_id: number;
	/** What the service may replace: a later message about the same alert. */
	topic: string;
	/** JSON as the service worker reads it. */
	payload: string;
	/** When it is tried next; in the future also while a node is sending it. */
	due_at: Instant;
	/** From then on nobody needs it any more. */
	expires_at: Instant;
	tries: number;
}
