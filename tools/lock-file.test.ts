import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

interface LockedPackage {
	readonly dev?: boolean;
	readonly resolved?: string;
	readonly link?: boolean;
	readonly hasInstallScript?: boolean;
	readonly optionalDependencies?: Record<string, string>;
}

const file = resolve(import.meta.dirname, '..', 'package-lock.json');
const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, LockedPackage> };
const locked = Object.entries(packages);

/** Where Node would look for a package that the one at `path` asks for, the nearest place first. */
function places(path: string, name: string): string[] {
	const parents = path
		.split('/node_modules/')
		.map((_, index, parts) => parts.slice(0, index + 1).join('/node_modules/'));
	return [...parents.reverse().map((parent) => `${parent}/node_modules/${name}`), `node_modules/${name}`];
}

test('REL-83 the lock file names the platform packages of every platform, so that npm ci takes it anywhere', () => {
	const wanted = locked.flatMap(([path, entry]) =>
		Object.keys(entry.optionalDependencies ?? {}).map((name) => ({ path, name })),
	);
	expect(wanted.length).toBeGreaterThan(0);
	expect(wanted.filter(({ path, name }) => !places(path, name).some((place) => packages[place]))).toEqual([]);
});

test('REL-83 nothing that runs in production needs an install script', () => {
	expect(locked.filter(([, entry]) => entry.hasInstallScript && !entry.dev).map(([path]) => path)).toEqual([]);
});

test('the lock file names no registry: npm ci takes packages from the one that is set', () => {
	expect(locked.filter(([, entry]) => entry.resolved && !entry.link).map(([path]) => path)).toEqual([]);
});
