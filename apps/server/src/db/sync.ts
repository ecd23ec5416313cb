import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Waits until a file's content is on the disk. */
export function syncFile(file: string): void {
	syncAndClose(openSync(file, 'r+'));
}

/** Waits until what a folder lists is on the disk. Windows keeps no such handle and needs none. */
export function syncFolder(folder: string): void {
	if (process.platform === 'win32') return;
	syncAndClose(openSync(folder, 'r'));
}

function syncAndClose(handle: number): void {
	try {
		fsyncSync(handle);
	} finally {
		closeSync(handle);
	}
}
