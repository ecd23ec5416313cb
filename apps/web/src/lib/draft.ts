/** Every draft's key in session storage begins so. */
const PREFIX = 'draft/';

/** Whose draft it is, and of what. */
export interface DraftKey {
	readonly userId: number;
	readonly name: string;
}

/** What was typed into a form of this tab and not saved; null for nothing. Its shape is not checked. Never throws. */
export function readDraft(key: DraftKey): unknown {
	try {
		return JSON.parse(sessionStorage.getItem(textOf(key)) ?? 'null');
	} catch {
		return null;
	}
}

/** Keeps a draft over a reload; returns whether that was possible. Never throws: typing goes on without it. */
export function writeDraft(key: DraftKey, draft: unknown): boolean {
	try {
		sessionStorage.setItem(textOf(key), JSON.stringify(draft));
		return true;
	} catch {
		return false;
	}
}

/** Whether this tab keeps anything that was typed and not saved. */
export function hasDrafts(): boolean {
	try {
		return Object.keys(sessionStorage).some((key) => key.startsWith(PREFIX));
	} catch {
		return false;
	}
}

/** Forgets one draft. */
export function dropDraft(key: DraftKey): void {
	try {
		sessionStorage.removeItem(textOf(key));
	} catch {
		// Storage is forbidden, so there is nothing to forget.
	}
}

/** Forgets all drafts but those of one user: the next user of the device sees nothing of them (RELIABILITY REL-71). */
export function dropDrafts(exceptOf?: number): void {
	try {
		const kept = exceptOf === undefined ? null : `${PREFIX}${exceptOf}/`;
		for (const key of Object.keys(sessionStorage)) {
			if (key.startsWith(PREFIX) && !(kept !== null && key.startsWith(kept))) sessionStorage.removeItem(key);
		}
	} catch {
		// Storage is forbidden, so there is nothing to forget.
	}
}

function textOf({ userId, name }: DraftKey): string {
	return `${PREFIX}${userId}/${name}`;
}
