import { writeFileSync } from 'node:fs';
import encode from 'qr';

const WIDTH = 640;
const HEIGHT = 480;
const FRAMES = 10;
const MODULE = 8;
const WHITE = 235;
const BLACK = 16;
const GREY = 128;

/** Writes a short video of a QR code, in the raw form that Chromium takes in place of a camera. */
export function writeCodeVideo(file: string, text: string): void {
	const modules = encode(text, 'raw', { ecc: 'medium', border: 4 });
	const picture = Buffer.alloc(WIDTH * HEIGHT, WHITE);
	const left = Math.round((WIDTH - modules.length * MODULE) / 2);
	const top = Math.round((HEIGHT - modules.length * MODULE) / 2);
	for (const [y, row] of modules.entries()) {
		for (const [x, isDark] of row.entries()) {
			if (isDark) fillSquare(picture, left + x * MODULE, top + y * MODULE);
		}
	}
	writeVideo(file, picture);
}

/** Writes what a covered camera sees. */
export function writeBlackVideo(file: string): void {
	writeVideo(file, Buffer.alloc(WIDTH * HEIGHT, BLACK));
}

function writeVideo(file: string, picture: Buffer): void {
	const colours = Buffer.alloc((WIDTH * HEIGHT) / 2, GREY);
	const frame = Buffer.concat([Buffer.from('FRAME\n'), picture, colours]);
	const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
	writeFileSync(file, Buffer.concat([head, ...Array.from({ length: FRAMES }, () => frame)]));
}

function fillSquare(picture: Buffer, left: number, top: number): void {
	for (let y = top; y < top + MODULE; y++) picture.fill(BLACK, y * WIDTH + left, y * WIDTH + left + MODULE);
}
