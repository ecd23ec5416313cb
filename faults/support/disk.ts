import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '../../apps/server/src/demo/random.ts';
import type { TraceEvent } from './trace.ts';

/** A change of a file that no fsync has made last yet. */
type Pending = Extract<TraceEvent, { kind: 'write' }> | Extract<TraceEvent, { kind: 'truncate' }>;

interface DiskFile {
	/** What the last fsync has made last. */
	lasting: Buffer;
	pending: Pending[];
	/** Whether the folder's list on the disk names it, and whether it is to be named from now on. */
	isListed: boolean;
	isThere: boolean;
}

/** A disk writes whole sectors; a page of several may arrive in part. */
const SECTOR = 512;

/** What a power cut leaves of what no fsync has made last: nothing, or any part of it. */
export type Survival = 'nothing' | 'torn';

/**
 * A disk that promises what POSIX does and no more: a file's content lasts from its fsync on, its name from the
 * folder's fsync on.
 */
export class Disk {
	readonly #files = new Map<string, DiskFile>();

	take(event: TraceEvent): void {
		if (event.kind === 'acknowledge') return;
		if (event.kind === 'sync-folder') {
			for (const file of this.#files.values()) file.isListed = file.isThere;
			return;
		}
		const file = this.#fileOf(event.file);
		if (event.kind === 'write' || event.kind === 'truncate') file.pending.push(event);
		else if (event.kind === 'sync') settle(file);
		else if (event.kind === 'rename') this.#rename(file, event.to);
		else file.isThere = event.kind === 'create';
	}

	/** Writes what is there after a power cut at this moment into an empty folder. */
	cutPower(folder: string, survival: Survival, random: Random): void {
		for (const [name, { lasting, pending, isListed, isThere }] of this.#files) {
			const isNamed = survival === 'torn' && random.chance(0.5) ? isThere : isListed;
			if (!isNamed) continue;
			const survivors = survival === 'nothing' ? [] : pending.flatMap((change) => tornPartsOf(change, random));
			writeFileSync(join(folder, name), applied(lasting, survivors), { mode: 0o600 });
		}
	}

	/** Until the folder's fsync the disk has either name, and what is in the file either way. */
	#rename(file: DiskFile, to: string): void {
		this.#files.set(to, { ...file, isListed: false, isThere: true });
		file.isThere = false;
	}

	#fileOf(name: string): DiskFile {
		const known = this.#files.get(name);
		if (known) return known;
		const file = { lasting: Buffer.alloc(0), pending: [], isListed: false, isThere: false };
		this.#files.set(name, file);
		return file;
	}
}

function settle(file: DiskFile): void {
	file.lasting = applied(file.lasting, file.pending);
	file.pending = [];
}

/** The content after all changes, in a buffer of its own. */
function applied(content: Buffer, changes: readonly Pending[]): Buffer {
	if (changes.length === 0) return content;
	const longest = Math.max(content.length, ...changes.map(endOf));
	const changed = Buffer.alloc(longest);
	let size = content.copy(changed);
	for (const change of changes) {
		if (change.kind === 'truncate') {
			changed.fill(0, change.size);
			size = change.size;
		} else {
			change.bytes.copy(changed, change.offset);
			size = Math.max(size, endOf(change));
		}
	}
	return changed.subarray(0, size);
}

function endOf(change: Pending): number {
	return change.kind === 'truncate' ? change.size : change.offset + change.bytes.length;
}

/** Those sectors of a change that reach the disk: half of all changes, and of these three in four sectors. */
function tornPartsOf(change: Pending, random: Random): Pending[] {
	if (random.chance(0.5)) return [];
	if (change.kind === 'truncate') return [change];
	const parts: Pending[] = [];
	const { offset, bytes } = change;
	for (let from = 0; from < bytes.length; from = toSector(offset + from + SECTOR) - offset) {
		const until = Math.min(bytes.length, toSector(offset + from + SECTOR) - offset);
		if (random.chance(0.75)) parts.push({ ...change, offset: offset + from, bytes: bytes.subarray(from, until) });
	}
	return parts;
}

/** The beginning of the sector that a byte lies in. */
function toSector(offset: number): number {
	return offset - (offset % SECTOR);
}
