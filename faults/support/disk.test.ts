import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { randomOf } from '../../apps/server/src/demo/random.ts';
import { Disk, type Survival } from './disk.ts';
import type { TraceEvent } from './trace.ts';

const CREATED: TraceEvent = { kind: 'create', file: 'log' };
const SYNCED: TraceEvent = { kind: 'sync', file: 'log' };
const LISTED: TraceEvent = { kind: 'sync-folder' };

function written(text: string, offset = 0, file = 'log'): TraceEvent {
	return { kind: 'write', file, offset, bytes: Buffer.from(text) };
}

/** The content of the file after a power cut, null if there is none. */
function left(events: readonly TraceEvent[], survival: Survival = 'nothing', seed = 1): string | null {
	const folder = mkdtempSync(join(tmpdir(), 'crossload-disk-'));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const disk = new Disk();
	for (const event of events) disk.take(event);
	disk.cutPower(folder, survival, randomOf(seed));
	const file = join(folder, 'log');
	return existsSync(file) ? readFileSync(file, 'latin1') : null;
}

test('REL-41 what was written after the last fsync is gone after a power cut, what was before is there', () => {
	expect(left([CREATED, written('abc'), SYNCED, LISTED, written('XYZ')])).toBe('abc');
	expect(left([CREATED, written('abc'), SYNCED, LISTED, written('X', 1), SYNCED])).toBe('aXc');
	expect(left([CREATED, LISTED, written('abc')])).toBe('');
});

test('REL-41 a file is there once its folder was made to last, and until its removal was', () => {
	expect(left([CREATED, written('abc'), SYNCED])).toBe(null);
	expect(left([CREATED, written('abc'), SYNCED, LISTED, { kind: 'remove', file: 'log' }])).toBe('abc');
	expect(left([CREATED, written('abc'), SYNCED, LISTED, { kind: 'remove', file: 'log' }, LISTED])).toBe(null);
});

test('REL-41 a file has its old name or the new one until the folder’s change was made to last', () => {
	const renamed: TraceEvent[] = [{ kind: 'create', file: 'new' }, written('abc', 0, 'new')];
	const whole: TraceEvent[] = [
		...renamed,
		{ kind: 'sync', file: 'new' },
		LISTED,
		{ kind: 'rename', file: 'new', to: 'log' },
	];
	expect(left(whole)).toBe(null);
	expect(left([...whole, LISTED])).toBe('abc');
	expect(left([...whole, { kind: 'rename', file: 'log', to: 'gone' }, LISTED])).toBe(null);
});

test('REL-41 a file is cut and grows as the trace says', () => {
	const cut: TraceEvent = { kind: 'truncate', file: 'log', size: 2 };
	expect(left([CREATED, LISTED, written('abcdef'), cut, SYNCED])).toBe('ab');
	expect(left([CREATED, LISTED, written('abcdef'), cut, written('x', 4), SYNCED])).toBe('ab\0\0x');
});

test('REL-41 of what is torn some sectors survive, whole ones, and never anything else', () => {
	const events = [CREATED, LISTED, written('a'.repeat(4096)), SYNCED, written('b'.repeat(4096))];
	const contents = Array.from({ length: 20 }, (_, seed) => left(events, 'torn', seed) ?? '');
	const sectors = contents.flatMap((content) => content.match(/.{512}/gs) ?? []);
	expect(new Set(sectors)).toEqual(new Set(['a'.repeat(512), 'b'.repeat(512)]));
	expect(contents.some((content) => content.includes('a') && content.includes('b'))).toBe(true);
});
