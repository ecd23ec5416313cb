/** Who may import whom. Each rule says what to do instead; CONTRIBUTING.md shows the same as a picture. */

/** Files of tests may reach further than the code that they test. */
const TEST = '\\.test\\.tsx?$|/testing/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
	forbidden: [
		{
			name: 'no-cycles',
			comment: 'Two files that need each other share something: move it into a third file that both import.',
			severity: 'error',
			from: {},
			to: { circular: true },
		},
		{
			name: 'no-unresolved',
			comment: 'The import leads nowhere: correct the path (with its .ts ending) or add the dependency to the package.',
			severity: 'error',
			from: {},
			to: { couldNotResolve: true, pathNot: '^cloudflare:' },
		},
		{
			name: 'domain-imports-nothing',
			comment: 'The rules are pure: pass what they need (the time, rows) as parameters and call them from outside.',
			severity: 'error',
			from: { path: '^packages/domain/src', pathNot: TEST },
			to: { pathNot: '^packages/domain/src' },
		},
		{
			name: 'contract-knows-only-domain',
			comment:
				'The contract holds shapes: what needs more than the domain and TypeBox belongs to the server or the web app.',
			severity: 'error',
			from: { path: '^packages/contract/src', pathNot: TEST },
			to: { pathNot: '^packages/(contract|domain)/src|node_modules/typebox/' },
		},
		{
			name: 'packages-know-no-app',
			comment: 'domain and contract serve both ends: move what they need into them, or hand it over as a parameter.',
			severity: 'error',
			from: { path: '^packages/' },
			to: { path: '^apps/' },
		},
		{
			name: 'packages-through-their-door',
			comment:
				"Import '@crossload/domain' or '@crossload/contract', never a file inside; export from its index.ts what is missing.",
			severity: 'error',
			from: { path: '^(apps|e2e|bench|faults|fuzz|tools)/' },
			to: { path: '^packages/[^/]+/src/', pathNot: '^packages/[^/]+/src/index\\.ts$' },
		},
		{
			name: 'product-knows-no-testing',
			comment:
				'testing/ is for tests and figures: move what the product needs to its subject, and import it from there.',
			severity: 'error',
			from: { path: '^(packages|apps)/[^/]+/src/', pathNot: TEST },
			to: { path: '/testing/', pathNot: 'node_modules/' },
		},
		{
			name: 'server-and-web-are-strangers',
			comment: 'What both ends need is a rule (packages/domain) or a shape (packages/contract): move it there.',
			severity: 'error',
			from: { path: '^apps/(server|web)/' },
			to: { path: '^apps/', pathNot: '^apps/$1/' },
		},
		{
			name: 'server-base-knows-no-feature',
			comment:
				'db, http and live serve every feature: let the feature hand them what they need when app.ts registers it.',
			severity: 'error',
			from: { path: '^apps/server/src/(db|http|live)/', pathNot: `${TEST}|^apps/server/src/db/tables\\.ts$` },
			to: { path: '^apps/server/src/(features|app|main)', pathNot: '\\.table\\.ts$' },
		},
		{
			name: 'features-know-no-app',
			comment: 'app.ts puts the features together: what a feature needs comes as a parameter of its routes.',
			severity: 'error',
			from: { path: '^apps/server/src/(features|db|errors|http|live)/', pathNot: TEST },
			to: { path: '^apps/server/src/(app|main)\\.ts$' },
		},
		{
			name: 'no-other-features-routes',
			comment: "Routes are for app.ts: call the other feature's service from your service, or read through its store.",
			severity: 'error',
			from: { path: '^apps/server/src/features/([^/]+)/', pathNot: TEST },
			to: { path: '^apps/server/src/features/[^/]+/[^/]+\\.routes\\.ts$', pathNot: '^apps/server/src/features/$1/' },
		},
		{
			name: 'services-alone-call-other-services',
			comment:
				"A service may call another entity's service, one way (band → vehicle → activity): put this call into your service.",
			severity: 'error',
			from: { path: '^apps/server/src/features/([^/]+)/', pathNot: `${TEST}|\\.service\\.ts$` },
			to: { path: '^apps/server/src/features/[^/]+/[^/]+\\.service\\.ts$', pathNot: '^apps/server/src/features/$1/' },
		},
		{
			name: 'errors-know-nobody',
			comment: 'Everyone throws these errors and http/errors.ts alone turns them into responses: pass plain values.',
			severity: 'error',
			from: { path: '^apps/server/src/errors/', pathNot: TEST },
			to: { path: '^apps/server/src/(?!errors/)' },
		},
		{
			name: 'store-stays-below-service',
			comment: 'A store holds SQL alone: decide in the service and hand the store plain values.',
			severity: 'error',
			from: { path: '\\.(store|table)\\.ts$' },
			to: { path: '\\.(service|routes)\\.ts$' },
		},
		{
			name: 'routes-leave-sql-to-stores',
			comment:
				'A route names method, path, right, schema and status: put the query into the store and the write into the service.',
			severity: 'error',
			from: { path: '\\.routes\\.ts$' },
			to: { path: 'node_modules/kysely/' },
		},
		{
			name: 'web-lib-knows-nothing-above',
			comment: 'lib formats and keeps settings for everyone: pass what it needs as a parameter.',
			severity: 'error',
			from: { path: '^apps/web/src/lib/', pathNot: TEST },
			to: { path: '^apps/web/src/(?!lib/)' },
		},
		{
			name: 'web-ui-knows-no-entity',
			comment:
				'ui is for any entity: take texts, rows and handlers as props, and put what knows an entity into entities or features.',
			severity: 'error',
			from: { path: '^apps/web/src/ui/', pathNot: TEST },
			to: { path: '^apps/web/src/(?!(ui|lib)/)' },
		},
		{
			name: 'web-entities-stay-small',
			comment:
				'An entity in one line is drawn from its row: take data as props, and put what loads or saves into features.',
			severity: 'error',
			from: { path: '^apps/web/src/entities/', pathNot: TEST },
			to: { path: '^apps/web/src/(?!(entities|ui|lib)/)' },
		},
		{
			name: 'web-api-draws-nothing',
			comment: 'api asks and caches responses: let pages and features draw, and pass them what api returns.',
			severity: 'error',
			from: { path: '^apps/web/src/api/', pathNot: TEST },
			to: { path: '^apps/web/src/(?!(api|lib)/)' },
		},
		{
			name: 'web-features-know-no-page',
			comment: 'A page gathers features: hand the feature what it needs as props.',
			severity: 'error',
			from: { path: '^apps/web/src/features/', pathNot: TEST },
			to: { path: '^apps/web/src/(?!(features|entities|ui|lib|api)/)' },
		},
		{
			name: 'board-model-draws-nothing',
			comment:
				"board/model works out what the board shows: pass it what it needs, and let the board's other folders draw.",
			severity: 'error',
			from: { path: '^apps/web/src/features/board/model/', pathNot: TEST },
			to: { path: '^apps/web/src/features/board/(?!model/)' },
		},
		{
			name: 'board-parts-know-no-layout',
			comment:
				'A time line, a phone and paper lay out the same parts: hand the part what it needs of a layout as props.',
			severity: 'error',
			from: {
				path: '^apps/web/src/features/board/(bar|block|cards|keys|lane|move|overview|window)/',
				pathNot: TEST,
			},
			to: { path: '^apps/web/src/features/board/((time-line|phone|paper)/|board-screen)' },
		},
		{
			name: 'web-pages-know-no-app',
			comment: 'app lists the pages in its router: a page takes its parameters as props or through the router hooks.',
			severity: 'error',
			from: { path: '^apps/web/src/pages/', pathNot: TEST },
			to: { path: '^apps/web/src/(app|pages)/', pathNot: '^apps/web/src/pages/' },
		},
		{
			name: 'no-undeclared-dependency',
			comment: "Add the package to this package's own package.json: what another one brings along may go tomorrow.",
			severity: 'error',
			from: { path: '^(packages|apps)/[^/]+/src/', pathNot: TEST },
			to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'], pathNot: '@types/' },
		},
	],
	options: {
		parser: 'swc',
		doNotFollow: { path: 'node_modules' },
		exclude: { path: '/dist/' },
		tsPreCompilationDeps: true,
		enhancedResolveOptions: {
			exportsFields: ['exports'],
			conditionNames: ['import', 'node', 'browser', 'default', 'types'],
			extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
			mainFields: ['module', 'main', 'types'],
		},
	},
};
