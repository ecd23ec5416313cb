import { defineConfig } from 'vitest/config';

/** Test files share the workers: they keep no state outside of a test, and loading everything anew costs most. */
const shared = { environment: 'node', isolate: false } as const;

const server = {
	...shared,
	include: ['apps/server/src/**/*.test.ts'],
	testTimeout: 30_000,
	hookTimeout: 60_000,
	// Some facts are about time, and a shared machine may stall: CI tries once more.
	retry: process.env['CI'] ? 1 : 0,
};

/** The server's tests run once on each database; a file named after one database runs on that alone. */
const serverProjects = [
	{ test: { ...server, name: 'server on SQLite', exclude: ['**/*.postgres.test.ts'] } },
	{
		test: {
			...server,
			name: 'server on PostgreSQL',
			exclude: ['**/*.sqlite.test.ts'],
			env: { CROSSLOAD_TEST_ENGINE: 'postgres' },
			globalSetup: 'apps/server/src/testing/postgres.ts',
		},
	},
];

export default defineConfig({
	test: {
		projects: [
			{ test: { ...shared, name: 'domain', include: ['packages/domain/src/**/*.test.ts'] } },
			{ test: { ...shared, name: 'contract', include: ['packages/contract/src/**/*.test.ts'] } },
			{ test: { ...shared, name: 'spreadsheet', include: ['packages/spreadsheet/src/**/*.test.ts'] } },
			{ test: { ...shared, name: 'web', include: ['apps/web/src/**/*.test.ts'] } },
			{ test: { ...shared, name: 'tools', include: ['{tools,faults,fuzz}/**/*.test.ts'] } },
			// Real browsers and servers, one after the other: they need the whole machine.
			{
				test: {
					...shared,
					name: 'other browsers',
					include: ['e2e/engines/*.test.ts'],
					testTimeout: 120_000,
					hookTimeout: 120_000,
				},
			},
			...serverProjects,
		],
	},
});
