import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Waits until a file's content is on the disk. */
export function syncFile(file: string): void {
	const handle = openSync(file, 'r+');
	try {
		fsyncSync(handle);
	} finally {
		closeSync(handle);
	}
}

/** Waits until what a folder lists is on the disk. Windows keeps no such handle and needs none. */
export function syncFolder(folder: string): void {
	if (process.platform === 'win32') return;
	const handle = openSync(folder, 'r');
	try {
		fsyncSync(handle);
	} finally {
		closeSync(handle);
	}
}
