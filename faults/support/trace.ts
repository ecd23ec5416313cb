import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { createInterface } from 'node:readline';
import type { Activity } from '@crossload/contract';
import { type Acknowledged, LABEL, stepOf } from './ledger.ts';
import { ONLY_TRACED, strace } from './strace.ts';

/** What a process did to its disk, and what it acknowledged, in the order of completion. Files are named without folder. */
export type TraceEvent =
	| { readonly kind: 'create' | 'remove' | 'sync'; readonly file: string }
	| { readonly kind: 'write'; readonly file: string; readonly offset: number; readonly bytes: Buffer }
	| { readonly kind: 'truncate'; readonly file: string; readonly size: number }
	| { readonly kind: 'rename'; readonly file: string; readonly to: string }
	| { readonly kind: 'sync-folder' }
	| ({ readonly kind: 'acknowledge' } & Acknowledged);

/** Longer than anything that is written at once. */
const MAX_STRING_LENGTH = 4_000_000;

const TRACED =
	'openat,write,writev,pwrite64,pwritev,sendto,fsync,fdatasync,sync_file_range,ftruncate,fallocate,unlink,unlinkat,rename,renameat,renameat2,copy_file_range,sendfile';

/** Starts a program so that everything it writes is recorded, all bytes of it. */
export function recording(file: string): string[] {
	return strace(ONLY_TRACED, '-yy', '-x', '-s', String(MAX_STRING_LENGTH), '-o', file, '-e', `trace=${TRACED}`);
}

/** Shared memory is no file that has to survive: the first to open the database creates it again. */
const IGNORED = /-shm$/;

/** Reads a recording of what happened in a folder. Throws for an operation whose effect this reader does not know. */
export async function readTrace(file: string, folder: string): Promise<TraceEvent[]> {
	const events: TraceEvent[] = [];
	const unfinished = new Map<string, string>();
	for await (const line of createInterface({ input: createReadStream(file, 'latin1') })) {
		const [, thread = '', text = ''] = /^(\d+) +(.*)$/s.exec(line) ?? [];
		const begun = / <unfinished \.\.\.>$/.exec(text);
		if (begun) {
			unfinished.set(thread, text.slice(0, begun.index));
			continue;
		}
		const resumed = /^<\.\.\. \w+ resumed>/.exec(text);
		const whole = resumed ? (unfinished.get(thread) ?? '') + text.slice(resumed[0].length) : text;
		const event = eventOf(whole, folder);
		if (event) events.push(event);
	}
	return events;
}

function eventOf(call: string, folder: string): TraceEvent | null {
	const result = /\) += (-?\d+)[^"]*$/.exec(call)?.[1];
	if (result === undefined || result.startsWith('-')) return null;
	const name = call.slice(0, call.indexOf('('));
	if (call.includes('<TCP')) return acknowledgement(call);
	const path = pathOf(name, call);
	if (path === folder) return name === 'fsync' ? { kind: 'sync-folder' } : null;
	if (!path?.startsWith(`${folder}/`) || IGNORED.test(path)) return null;
	return fileEvent({ name, call, file: basename(path), result: Number(result) });
}

function pathOf(name: string, call: string): string | undefined {
	if (name === 'openat') return /^openat\([^"]*"([^"]*)"/.exec(call)?.[1];
	return (/^\w+\("([^"]*)"/.exec(call) ?? /^\w+\(\d+<([^>]*)>/.exec(call))?.[1];
}

interface FileCall {
	readonly name: string;
	readonly call: string;
	readonly file: string;
	readonly result: number;
}

function fileEvent({ name, call, file, result }: FileCall): TraceEvent | null {
	switch (name) {
		case 'openat':
			return call.includes('O_CREAT') ? { kind: 'create', file } : null;
		case 'fsync':
		case 'fdatasync':
			return { kind: 'sync', file };
		case 'unlink':
			return { kind: 'remove', file };
		case 'rename':
			return { kind: 'rename', file, to: basename(/", "([^"]*)"/.exec(call)?.[1] ?? '') };
		case 'ftruncate':
			return { kind: 'truncate', file, size: Number(/, (\d+)\)/.exec(call)?.[1]) };
		case 'pwrite64': {
			const offset = Number(/, (\d+)\) += \d+$/.exec(call)?.[1]);
			return { kind: 'write', file, offset, bytes: bytesIn(call).subarray(0, result) };
		}
		default:
			throw new Error(`The recording holds ${name} on ${file}, which the simulation does not know.`);
	}
}

/** All strings of a call, one after the other: the parts of a writev are one message. */
function bytesIn(call: string): Buffer {
	return Buffer.concat(
		[...call.matchAll(/"((?:[^"\\]|\\.)*)"(\.\.\.)?/g)].map(([, text = '', cut]) => bytesOf(text, cut)),
	);
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', v: '\v', f: '\f' };

/** strace writes a string either as it is, with escapes, or every byte of it as \xNN. */
function bytesOf(text: string, cut: string | undefined): Buffer {
	if (cut) throw new Error('The recording has cut a string short.');
	if (text.startsWith('\\x')) return Buffer.from(text.replaceAll('\\x', ''), 'hex');
	return Buffer.from(
		text.replaceAll(/\\(.)/g, (_, letter: string) => ESCAPES[letter] ?? letter),
		'latin1',
	);
}

/** A response of success to one of this plan's writes; whatever else goes over the network is none. */
function acknowledgement(call: string): TraceEvent | null {
	if (!call.includes('HTTP/1.1 20')) return call.startsWith('write') ? hexAcknowledgement(call) : null;
	return acknowledgementIn(bytesIn(call).toString());
}

/** A response with a letter beyond ASCII is written in hexadecimal figures. */
function hexAcknowledgement(call: string): TraceEvent | null {
	if (!call.includes('"\\x48\\x54\\x54\\x50')) return null;
	return acknowledgementIn(bytesIn(call).toString());
}

function acknowledgementIn(message: string): TraceEvent | null {
	const [head = '', body = ''] = message.split('\r\n\r\n');
	if (!/^HTTP\/1\.1 20[01] /.test(head) || !body.includes('"info":"fault-')) return null;
	const activity = JSON.parse(body) as Activity | unknown[];
	if (Array.isArray(activity)) return null;
	const label = activity.info ?? '';
	return LABEL.test(label) ? { kind: 'acknowledge', label, step: stepOf(activity), activity } : null;
}
