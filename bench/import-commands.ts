import { spawn } from 'node:child_process';
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWorkbook } from '@crossload/spreadsheet';
import { openSqlite } from '../apps/server/src/db/open-sqlite.ts';
import type { Figure } from './web-figures.ts';

const MEBIBYTE = 1024 * 1024;

const importScript = join('apps', 'server', 'src', 'import', 'main.ts');

/** How a command of the console ended. */
interface Ended {
	readonly took: number;
	/** MiB */
	readonly peak: number;
	readonly code: number | null;
	readonly output: string;
}

/** Runs a command on a data folder to its end. */
export function runCommand(script: string, args: readonly string[], folder: string): Promise<Ended> {
	const began = performance.now();
	const child = spawn(process.execPath, [script, ...args], {
		env: { ...process.env, CROSSLOAD_DATA: folder },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let [output, peak] = ['', 0];
	for (const stream of [child.stdout, child.stderr]) {
		stream.on('data', (chunk: Buffer) => {
			output += chunk;
		});
	}
	const watch = setInterval(() => {
		peak = Math.max(peak, peakOf(child.pid));
	}, 10);
	return new Promise((done) => {
		child.once('close', (code) => {
			clearInterval(watch);
			done({ took: performance.now() - began, peak, code, output: output.trim() });
		});
	});
}

/** The most that the process has ever had resident, in MiB; Linux only. */
function peakOf(pid: number | undefined): number {
	try {
		return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
	} catch {
		return 0;
	}
}

/** A small workbook that unpacks to some hundred times as much: so many rows of so many equal cells. */
function bomb(rows: number, columns: number, cell: string | number): Uint8Array {
	const line = Array.from({ length: columns }, () => cell);
	return writeWorkbook({ name: 'Bomb', rows: Array.from({ length: rows }, () => line) });
}

/** How files end that are too large or a bomb (IN-AND-OUT.md, IMP-08). */
export async function measureHostileFiles(work: string): Promise<Figure[]> {
	const folder = join(work, 'hostile');
	await (await openSqlite(folder)).close();
	const file = (name: string, bytes: Uint8Array | string) => {
		const path = join(work, name);
		writeFileSync(path, bytes);
		return path;
	};
	const large = file('large.xlsx', 'PK');
	truncateSync(large, 100 * MEBIBYTE);
	const paths = {
		'A file of 100 MB': large,
		'A bomb of 250 MB of long texts': file('texts.xlsx', bomb(8000, 1, 'x'.repeat(32_000))),
		'A bomb of 2,000,000 cells, 50 MB': file('cells.xlsx', bomb(25_000, 80, 1)),
		'5 MB of one cell': file('cell.csv', `Name;Tel\n"${'x'.repeat(4.9 * MEBIBYTE)}`),
		'5 MB of empty cells': file('empty.csv', `Name;Tel\n${';'.repeat(4.9 * MEBIBYTE)}`),
		'5 MB of nested JSON': file('nested.json', '['.repeat(4.9 * MEBIBYTE)),
	};
	const figures: Figure[] = [];
	for (const [name, path] of Object.entries(paths)) {
		const { took, peak, code, output } = await runCommand(importScript, [path, '--kind', 'persons'], folder);
		const isMet =
			took <= 15_000 && peak <= 600 && code === 1 && output.length < 500 && !/[^\x20-\x7e’“”…\n]/.test(output);
		const measured = `${(took / 1000).toFixed(1)} s, ${Math.round(peak)} MB, exit ${code}: ${output.replace(path, 'FILE')}`;
		figures.push({ name: `${name} (IMP-08)`, target: '≤ 15 s, 600 MB, exit 1, a sentence', measured, isMet });
	}
	return figures;
}
