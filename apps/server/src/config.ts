import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { LENGTHS } from '@crossload/contract';
import { DEFAULT_UTC_OFFSET, parseUtcOffset, type UtcOffset } from '@crossload/domain';
import { ExplainedError } from './errors/explained-error.ts';

/** Every setting of the product, read from the environment here and nowhere else. */
export interface Config {
	/** 0 lets the system choose. */
	readonly port: number;
	readonly host: string;
	readonly dataFolder: string;
	/** null: SQLite in the data folder. */
	readonly databaseUrl: string | null;
	/** Password of the first admin; null: one is made up and printed once. */
	readonly adminPassword: string | null;
	readonly minPasswordLength: number;
	readonly tokenHours: number;
	/** Where the web app is reached, on paper: `https://crossload.example`; null: where a request came in. */
	readonly publicAddress: string | null;
	/** Name shown in the top bar; null shows none. */
	readonly festivalName: string | null;
	/** The festival's offset from UTC, summer or winter. */
	readonly utcOffset: UtcOffset;
	/** Addresses of proxies whose X-Forwarded-For is believed, comma-separated; null: nobody's. */
	readonly trustedProxies: string | null;
	readonly logLevel: string;
	/** The token that opens /api/metrics; null: there is no such address. */
	readonly metricsToken: string | null;
	/** Push services at private addresses are taken too: one's own, or a test's. */
	readonly pushAllowsPrivate: boolean;
}

/** A setting that makes no sense; the message names it and says what would. */
export class BadSetting extends ExplainedError {}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads all settings. Throws {@link BadSetting} for the first that makes no sense. */
export function readConfig(environment: Environment): Config {
	const minPasswordLength = wholeNumber(environment, 'CROSSLOAD_MIN_PASSWORD', { fallback: 4, from: 1, to: 200 });
	const adminPassword = environment['CROSSLOAD_ADMIN_PASSWORD'] || null;
	if (adminPassword !== null && adminPassword.length < minPasswordLength) {
		throw new BadSetting(`CROSSLOAD_ADMIN_PASSWORD must have at least ${minPasswordLength} characters.`);
	}
	if (adminPassword !== null && adminPassword.length > LENGTHS.password) {
		throw new BadSetting(`CROSSLOAD_ADMIN_PASSWORD must have at most ${LENGTHS.password} characters.`);
	}
	return {
		port: wholeNumber(environment, 'PORT', { fallback: 3000, from: 0, to: 65_535 }),
		host: text(environment, 'HOST') ?? '127.0.0.1',
		dataFolder: resolve(text(environment, 'CROSSLOAD_DATA') ?? 'data'),
		databaseUrl: databaseUrl(environment),
		adminPassword,
		minPasswordLength,
		tokenHours: wholeNumber(environment, 'CROSSLOAD_TOKEN_HOURS', { fallback: 12, from: 1, to: 8760 }),
		publicAddress: publicAddress(environment),
		festivalName: text(environment, 'CROSSLOAD_FESTIVAL'),
		utcOffset: utcOffset(environment),
		trustedProxies: trustedProxies(environment),
		logLevel: oneOf(environment, 'CROSSLOAD_LOG', LOG_LEVELS) ?? 'info',
		metricsToken: metricsToken(environment),
		pushAllowsPrivate: oneOf(environment, 'CROSSLOAD_PUSH_ALLOW_PRIVATE', ['0', '1']) === '1',
	};
}

function text(environment: Environment, name: string): string | null {
	const value = environment[name]?.trim();
	return value ? value : null;
}

function wholeNumber(
	environment: Environment,
	name: string,
	{ fallback, from, to }: { fallback: number; from: number; to: number },
): number {
	const value = text(environment, name);
	if (value === null) return fallback;
	const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
	if (number >= from && number <= to) return number;
	throw new BadSetting(`${name} must be a whole number from ${from} to ${to}, not '${value}'.`);
}

function oneOf(environment: Environment, name: string, words: readonly string[]): string | null {
	const value = text(environment, name);
	if (value === null || words.includes(value)) return value;
	throw new BadSetting(`${name} must be one of ${words.join(', ')}, not '${value}'.`);
}

function utcOffset(environment: Environment): UtcOffset {
	const value = text(environment, 'CROSSLOAD_UTC_OFFSET') ?? DEFAULT_UTC_OFFSET;
	const offset = parseUtcOffset(value);
	if (offset !== null) return offset;
	throw new BadSetting(`CROSSLOAD_UTC_OFFSET must be an offset from -12:00 to +14:00 such as +02:00, not '${value}'.`);
}

function databaseUrl(environment: Environment): string | null {
	const value = text(environment, 'DATABASE_URL');
	if (value === null || /^postgres(ql)?:\/\/\S+$/.test(value)) return value;
	throw new BadSetting('DATABASE_URL must begin with postgres:// or postgresql://, or be left out for SQLite.');
}

function publicAddress(environment: Environment): string | null {
	const value = text(environment, 'CROSSLOAD_PUBLIC_ADDRESS');
	const url = value !== null && URL.canParse(value) ? new URL(value) : null;
	if (value === null || (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash)) {
		return url?.origin ?? null;
	}
	throw new BadSetting(
		`CROSSLOAD_PUBLIC_ADDRESS must be an address such as https://crossload.example, not '${value}'.`,
	);
}

/** Not repeated when refused: it is a secret. */
function metricsToken(environment: Environment): string | null {
	const value = text(environment, 'CROSSLOAD_METRICS_TOKEN');
	if (value === null || /^[!-~]{16,200}$/.test(value)) return value;
	throw new BadSetting('CROSSLOAD_METRICS_TOKEN must have 16 to 200 characters without spaces, or be left out.');
}

const PROXY_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

function trustedProxies(environment: Environment): string | null {
	const value = text(environment, 'CROSSLOAD_TRUST_PROXY');
	if (value === null || value.split(',').every((part) => isProxy(part.trim()))) return value;
	throw new BadSetting(
		`CROSSLOAD_TRUST_PROXY must be addresses such as 127.0.0.1 or 10.0.0.0/8, comma-separated, not '${value}'.`,
	);
}

function isProxy(part: string): boolean {
	if (PROXY_RANGES.includes(part)) return true;
	const [address = '', bits, ...more] = part.split('/');
	const version = isIP(address);
	if (version === 0 || more.length > 0) return false;
	return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
