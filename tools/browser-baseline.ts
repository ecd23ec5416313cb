import compatData from '@mdn/browser-compat-data' with { type: 'json' };

/** The oldest browsers that Crossload works in (CHECKLIST USE-08). */
const OLDEST = { safari: 16.4, safari_ios: 16.4, chrome: 111, edge: 111, firefox: 115 } as const;

/** What the oldest browsers lack, as it is written in JavaScript and in style sheets. */
interface NewerFeatures {
	/** Members that are written with their global: `AbortSignal.any`, `Map.groupBy`, `Intl.Segmenter`. */
	readonly statics: ReadonlySet<string>;
	/** Constructors: `CSSStyleSheet`. */
	readonly constructors: ReadonlySet<string>;
	readonly properties: ReadonlySet<string>;
	/** Selectors, functions and at-rules, as they begin: `:has`, `light-dark(`, `@scope`. */
	readonly syntax: ReadonlySet<string>;
}

const { api, css, javascript } = compatData;

/** Since which version a browser has a feature, and under which conditions. */
type Support = Readonly<Record<string, unknown>>;

interface Feature {
	readonly __compat?: { readonly support: Readonly<Record<string, Support | readonly Support[] | undefined>> };
}

/** Whether one of the oldest browsers came out before the feature did. */
function isNewer({ __compat }: Feature): boolean {
	if (!__compat) return false;
	return Object.entries(OLDEST).some(([browser, oldest]) => {
		const support = [__compat.support[browser] ?? []].flat();
		return !support.some((each) => isSince(each, oldest));
	});
}

function isSince(
	{ version_added, version_removed, flags, alternative_name, prefix }: Support,
	oldest: number,
): boolean {
	const isUsual = !version_removed && !flags && !alternative_name && !prefix;
	return isUsual && typeof version_added === 'string' && Number.parseFloat(version_added.replace('≤', '')) <= oldest;
}

function featuresIn(node: unknown): [name: string, feature: Feature][] {
	return Object.entries(node as Record<string, Feature>).filter(([name]) => !name.startsWith('__'));
}

function newerIn(node: unknown): string[] {
	return featuresIn(node)
		.filter(([, feature]) => isNewer(feature))
		.map(([name]) => name);
}

/** `owner.member` of everything that is called on the global itself. */
function newerStatics(): string[] {
	const builtins = featuresIn(javascript['builtins']).flatMap(([owner, feature]) =>
		newerIn(feature).map((name) => `${owner}.${name}`),
	);
	const interfaces = featuresIn(api).flatMap(([owner, feature]) =>
		newerIn(feature)
			.filter((name) => name.endsWith('_static'))
			.map((name) => `${owner}.${name.replace('_static', '')}`),
	);
	return [...builtins, ...interfaces];
}

function newerFunctions(node: unknown): string[] {
	return featuresIn(node).flatMap(([name, feature]) => [
		...(isNewer(feature) && /^[a-z-]+$/.test(name) ? [`${name}(`] : []),
		...newerFunctions(feature),
	]);
}

/** Everything that came after the oldest browsers, by MDN's compatibility data. */
export function newerFeatures(): NewerFeatures {
	return {
		statics: new Set(newerStatics()),
		constructors: new Set([...newerIn(api), ...newerIn(javascript['builtins'])]),
		properties: new Set(newerIn(css['properties'])),
		syntax: new Set([
			...newerIn(css['selectors']).map((name) => `:${name}`),
			...newerIn(css['at-rules']).map((name) => `@${name}`),
			...newerFunctions(css['types']),
		]),
	};
}
