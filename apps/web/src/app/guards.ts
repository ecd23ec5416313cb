import { MAX_ID } from '@crossload/contract';
import {
	type Day,
	type FestivalTime,
	festivalTimeOf,
	holds,
	LANE_KINDS,
	type LaneKind,
	parseInstant,
	toDay,
} from '@crossload/domain';
import { notFound, type ParsedLocation, redirect } from '@tanstack/react-router';
import { currentSession } from '../api/session-store.ts';

const LOGIN = '/login';

/** The contexts an activity form can be opened in (SPEC.md section 2). */
const CONTEXTS: readonly string[] = ['band', 'stage', 'position', 'vehicle'];

/** Where someone was headed before the login screen came between. */
export interface LoginSearch {
	readonly redirect?: string | undefined;
}

/** Sends visitors who are not signed in to the login screen, and on to where they were headed afterwards (AUTH-01). */
export function requireSession({ location }: { location: ParsedLocation }): void {
	if (location.pathname === LOGIN || currentSession() !== null) return;
	throw redirect({ to: LOGIN, search: location.href === '/' ? {} : { redirect: location.href }, replace: true });
}

interface LoginMatch {
	readonly search: LoginSearch;
	/** `stay`: the screen was there already, so somebody has just logged in on it. */
	readonly cause: 'preload' | 'enter' | 'stay';
}

/** Sends those who are signed in on from the login screen (AUTH-02); from a login, where nothing is there yet, to the first steps (IMP-09). */
export async function redirectFromLogin({ search, cause }: LoginMatch): Promise<void> {
	const session = currentSession();
	if (session === null) return;
	const hasLoggedIn = cause === 'stay' && search.redirect === undefined;
	const next = hasLoggedIn ? await firstScreen(session.user.permissions) : (search.redirect ?? '/');
	throw redirect({ href: next, replace: true });
}

async function firstScreen(permissions: readonly string[]): Promise<string> {
	if (!holds(permissions, 'import')) return '/';
	const { screenAfterLogin } = await import('../api/setup.ts');
	return await screenAfterLogin();
}

/**
 * Takes only paths of this app, so that no link can lead elsewhere through the login screen. What is refused is
 * returned as undefined, because the router keeps what a reader leaves out.
 */
export function readLoginSearch({ redirect: target }: Record<string, unknown>): LoginSearch {
	return typeof target === 'string' && /^\/(?![/\\])/.test(target) ? { redirect: target } : { redirect: undefined };
}

/** What the activity list is narrowed to from outside: a stage, which has no page of its own (ACT-14). */
export function readActivityListSearch({ stage }: Record<string, unknown>): { stage?: number | undefined } {
	return { stage: isId(stage) ? stage : undefined };
}

/** The activity whose details are open over any screen. */
export function readActivityDialogSearch({ activity }: Record<string, unknown>): { activity?: number | undefined } {
	return { activity: isId(activity) ? activity : undefined };
}

function isId(value: unknown): value is number {
	return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MAX_ID;
}

/** What the rows of a file to be imported are, where that is known before it is chosen. */
export function readImportSearch({ kind }: Record<string, unknown>): { kind?: string | undefined } {
	return { kind: typeof kind === 'string' ? kind : undefined };
}

/** The vehicle whose card is open at the gate. */
export function readGateSearch({ vehicle }: Record<string, unknown>): { vehicle?: number | undefined } {
	return { vehicle: isId(vehicle) ? vehicle : undefined };
}

/** Whose passes are shown. */
export interface PassesSearch {
	readonly vehicle?: number | undefined;
	readonly band?: number | undefined;
	/** A festival day. */
	readonly day?: Day | undefined;
}

export function readPassesSearch({ vehicle, band, day }: Record<string, unknown>): PassesSearch {
	return {
		vehicle: isId(vehicle) ? vehicle : undefined,
		band: isId(band) ? band : undefined,
		day: typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) ? toDay(day) : undefined,
	};
}

/** What the board's lanes stand for, and where it opens. */
export interface PlanSearch {
	readonly by?: `${LaneKind}s` | undefined;
	/** The activity that it opens at. */
	readonly block?: number | undefined;
	/** The stage, position, vehicle or band that it opens at. */
	readonly lane?: number | undefined;
	/** The time that is shown first, instead of now. */
	readonly at?: FestivalTime | undefined;
	/** The activity is to be moved. */
	readonly move?: true | undefined;
}

export function readPlanSearch({ by, block, lane, at, move }: Record<string, unknown>): PlanSearch {
	const instant = typeof at === 'string' ? parseInstant(at) : null;
	return {
		by: LANE_KINDS.map((kind) => `${kind}s` as const).find((lanes) => lanes === by),
		block: isId(block) ? block : undefined,
		lane: isId(lane) ? lane : undefined,
		at: instant === null ? undefined : festivalTimeOf(instant),
		move: move === true ? true : undefined,
	};
}

interface EntityParams {
	readonly id?: string;
	readonly activityId?: string;
	readonly context?: string | undefined;
	readonly contextId?: string | undefined;
	readonly contextBand?: string | undefined;
}

/** Shows the not-found page for an address whose ids are no ids, or whose context is none. */
export function requireParams({ params }: { params: EntityParams }): void {
	const { id, activityId, context, contextId, contextBand } = params;
	const ids = [id, activityId, contextId, contextBand].filter((value) => value !== undefined);
	if (!ids.every((value) => /^[1-9]\d{0,9}$/.test(value))) throw notFound();
	if (context !== undefined && !CONTEXTS.includes(context)) throw notFound();
}

/** The activity type and the time that a new activity's form begins with; what is no text or no time is left out. */
export function readActivityFormSearch({ type, at }: Record<string, unknown>): { type?: string; at?: FestivalTime } {
	const instant = typeof at === 'string' ? parseInstant(at) : null;
	return { ...(typeof type === 'string' && { type }), ...(instant !== null && { at: festivalTimeOf(instant) }) };
}
