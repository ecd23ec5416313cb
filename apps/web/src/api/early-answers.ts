/** What start.js has asked for before the app was there. */
interface EarlyAnswers {
	readonly token: string;
	/** By the call's address; the device's time when it was made, in milliseconds. */
	readonly answers: Map<string, EarlyAnswer>;
}

interface EarlyAnswer {
	readonly sentAt: number;
	readonly response: Promise<Response>;
}

declare global {
	var earlyAnswers: EarlyAnswers | undefined;
}

/** Milliseconds after the page's start from which on an early answer may be out of date. */
const FRESH_FOR = 10_000;

/** Takes the early answer to a call that whoever holds the token would make now; there is one at most, and once. */
export function takeEarlyAnswer(url: string, token: string | null): EarlyAnswer | undefined {
	const early = globalThis.earlyAnswers;
	if (!early || early.token !== token || performance.now() > FRESH_FOR) return undefined;
	const answer = early.answers.get(url);
	early.answers.delete(url);
	return answer;
}

/** Whether start.js has asked for anything. */
export function hasEarlyAnswers(): boolean {
	return (globalThis.earlyAnswers?.answers.size ?? 0) > 0;
}
