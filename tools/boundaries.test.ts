import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import config from '../.dependency-cruiser.mjs';

/** A file, what it imports, and the rule that forbids it. */
const VIOLATIONS: [file: string, imported: string, rule: string][] = [
	['packages/domain/src/clock.ts', 'node:fs', 'domain-imports-nothing'],
	['packages/contract/src/shape.ts', 'kysely', 'contract-knows-only-domain'],
	['packages/contract/src/reach.ts', '../../../apps/server/src/db/database.ts', 'packages-know-no-app'],
	['apps/server/src/db/inside.ts', '../../../../packages/domain/src/time.ts', 'packages-through-their-door'],
	['apps/server/src/demo/today.ts', '../testing/times.ts', 'product-knows-no-testing'],
	['apps/web/src/lib/stranger.ts', '../../../server/src/db/database.ts', 'server-and-web-are-strangers'],
	['apps/server/src/http/guard.ts', '../features/band/band.store.ts', 'server-base-knows-no-feature'],
	['apps/server/src/features/band/whole.ts', '../../app.ts', 'features-know-no-app'],
	['apps/server/src/features/stage/stage.service.ts', '../band/band.routes.ts', 'no-other-features-routes'],
	['apps/server/src/features/stage/stage.live.ts', '../band/band.service.ts', 'services-alone-call-other-services'],
	['apps/server/src/errors/curious-error.ts', '../db/database.ts', 'errors-know-nobody'],
	['apps/server/src/features/band/band.store.ts', './band.service.ts', 'store-stays-below-service'],
	['apps/server/src/features/band/band.routes.ts', 'kysely', 'routes-leave-sql-to-stores'],
	['apps/web/src/lib/format.ts', '../ui/table.tsx', 'web-lib-knows-nothing-above'],
	['apps/web/src/ui/band-table.tsx', '../entities/band-chip.tsx', 'web-ui-knows-no-entity'],
	['apps/web/src/entities/loading-chip.tsx', '../api/bands.ts', 'web-entities-stay-small'],
	['apps/web/src/api/drawing.ts', '../ui/table.tsx', 'web-api-draws-nothing'],
	['apps/web/src/features/band/jump.tsx', '../../pages/band-page.tsx', 'web-features-know-no-page'],
	['apps/web/src/features/board/model/shown.ts', '../block/block.tsx', 'board-model-draws-nothing'],
	['apps/web/src/features/board/lane/lane.tsx', '../time-line/time-line.tsx', 'board-parts-know-no-layout'],
	['apps/web/src/pages/routed-page.tsx', '../app/router.tsx', 'web-pages-know-no-app'],
	['apps/web/src/features/band/undeclared.ts', 'kysely', 'no-undeclared-dependency'],
	['apps/server/src/nowhere.ts', './missing.ts', 'no-unresolved'],
];

/** A file and what it may import. */
const ALLOWED = ['apps/server/src/features/vehicle/vehicle.service.ts', '../band/band.service.ts'] as const;

/** What the violations import; two of these files import each other. */
const TARGETS: [file: string, source: string][] = [
	['packages/domain/src/time.ts', 'export const time = 0;'],
	['apps/server/src/db/database.ts', 'export const database = 0;'],
	['apps/server/src/app.ts', 'export const app = 0;'],
	['apps/server/src/testing/times.ts', 'export const now = 0;'],
	['apps/server/src/features/band/band.service.ts', 'export const service = 0;'],
	['apps/web/src/ui/table.tsx', 'export const table = <div />;'],
	['apps/web/src/entities/band-chip.tsx', 'export const chip = <div />;'],
	['apps/web/src/api/bands.ts', 'export const bands = 0;'],
	['apps/web/src/features/board/block/block.tsx', 'export const block = <div />;'],
	['apps/web/src/features/board/time-line/time-line.tsx', 'export const timeLine = <div />;'],
	['apps/web/src/pages/band-page.tsx', 'export const page = <div />;'],
	['apps/web/src/app/router.tsx', 'export const router = <div />;'],
	['apps/web/src/lib/egg.ts', "import './hen.ts';"],
	['apps/web/src/lib/hen.ts', "import './egg.ts';"],
];

const root = resolve(import.meta.dirname, '..');
let folder = '';
let broken: { rule: string; from: string }[] = [];

beforeAll(() => {
	folder = realpathSync(mkdtempSync(join(tmpdir(), 'crossload-boundaries-')));
	const write = (file: string, source: string) => {
		mkdirSync(join(folder, dirname(file)), { recursive: true });
		writeFileSync(join(folder, file), source);
	};
	for (const [file, source] of TARGETS) write(file, source);
	for (const [file, imported] of [...VIOLATIONS, ALLOWED]) write(file, `import '${imported}';`);
	write('package.json', '{"type":"module"}');
	write('apps/web/package.json', '{"type":"module","dependencies":{"react":"*"}}');
	write('node_modules/kysely/package.json', '{"name":"kysely","version":"1.0.0","main":"index.js"}');
	write('node_modules/kysely/index.js', '');
	cpSync(join(root, '.dependency-cruiser.mjs'), join(folder, '.dependency-cruiser.mjs'));
	const program = join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs');
	const commandLine = [program, '--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'packages', 'apps'];
	const { stdout } = spawnSync(process.execPath, commandLine, { cwd: folder, encoding: 'utf8' });
	const { summary } = JSON.parse(stdout) as { summary: { violations: { rule: { name: string }; from: string }[] } };
	broken = summary.violations.map(({ rule, from }) => ({ rule: rule.name, from }));
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(VIOLATIONS)('%s must not import %s: %s', (from, _, rule) => {
	expect(broken).toContainEqual({ rule, from });
});

test('a service may import the service of another entity', () => {
	expect(broken.filter(({ from }) => from === ALLOWED[0])).toEqual([]);
});

test('two files must not import each other', () => {
	expect(broken).toContainEqual({ rule: 'no-cycles', from: 'apps/web/src/lib/egg.ts' });
});

test('each rule is shown to hold, and says what to do instead', () => {
	const rules = config.forbidden ?? [];
	expect(new Set(rules.map(({ name }) => name))).toEqual(
		new Set([...VIOLATIONS.map(([, , rule]) => rule), 'no-cycles']),
	);
	expect(rules.filter(({ comment }) => !comment)).toEqual([]);
});
