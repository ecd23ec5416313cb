import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Invalid, TooLarge, TooManyTries, Unavailable, UnsupportedMedia } from '../errors/domain-errors.ts';

/** The media type of files that are sent in. */
const FILE = 'application/octet-stream';

/** Files that come in at once: each takes room on the disk. */
const MAX_UPLOADS = 4;
const RETRY_AFTER = 10;

let underWay = 0;

/** Takes the body of a call that wants a file as a stream; every other call still takes JSON alone. */
export function takeFiles(app: FastifyInstance): void {
	app.addContentTypeParser(FILE, (request, payload, done) => {
		const { config, bodyLimit = 0 } = request.routeOptions;
		const { 'content-encoding': encoding = 'identity', 'content-length': length = '' } = request.headers;
		if (config.call?.upload !== FILE)
			return done(new UnsupportedMedia('The body must be JSON: send Content-Type: application/json.'));
		if (encoding !== 'identity') {
			return done(new UnsupportedMedia('The file must come as it is: send it without Content-Encoding.'));
		}
		if (Number(length) > bodyLimit) return done(tooLarge(bodyLimit));
		// Distinguishes keyed requests, as the file itself is not read twice.
		request.bodyText = `${length} bytes`;
		return done(null, payload);
	});
}

/**
 * Stores the file that is a request's body in a folder of its own, which is its owner's alone and gone when `use` is done.
 * Throws Invalid without a file or when it breaks off, TooLarge, TooManyTries, Unavailable when the disk is full.
 */
export async function withUploadedFile<T>(request: FastifyRequest, use: (path: string) => Promise<T>): Promise<T> {
	const { body } = request;
	if (!(body instanceof Readable)) throw new Invalid('There is no file: send it as the body.');
	if (underWay >= MAX_UPLOADS) {
		throw new TooManyTries('Others are sending files right now. Try again in a moment.', { retryAfter: RETRY_AFTER });
	}
	underWay += 1;
	try {
		return await withFolder(async (folder) => {
			const path = join(folder, 'file');
			const target = createWriteStream(path, { flags: 'wx', mode: 0o600 });
			await pipeline(body, atMost(request.routeOptions.bodyLimit ?? 0), target).catch(expectWhole);
			return await use(path);
		});
	} finally {
		underWay -= 1;
	}
}

/** A new folder that is its owner's alone, and gone when `use` is done. Throws Unavailable. */
async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
	const folder = await mkdtemp(join(tmpdir(), 'crossload-upload-')).catch(() => {
		throw noRoom();
	});
	try {
		return await use(folder);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

/** Passes so many bytes on, and fails with the next. */
function atMost(limit: number): Transform {
	let length = 0;
	return new Transform({
		transform(chunk: Buffer, _encoding, done) {
			length += chunk.length;
			if (length > limit) done(tooLarge(limit));
			else done(null, chunk);
		},
	});
}

function tooLarge(limit: number): TooLarge {
	return new TooLarge(`The file is larger than ${Math.round(limit / (1024 * 1024))} MiB.`);
}

const NO_ROOM = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES'];

function expectWhole(error: NodeJS.ErrnoException): never {
	if (error instanceof TooLarge) throw error;
	if (NO_ROOM.includes(error.code ?? '')) throw noRoom();
	throw new Invalid('The file did not arrive whole. Send it again.');
}

function noRoom(): Unavailable {
	return new Unavailable('The server has no room for this file right now.', { retryAfter: RETRY_AFTER });
}
