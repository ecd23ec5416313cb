import { connect, type Socket } from 'node:net';
import { stageCalls } from '@crossload/contract';
import { MINUTE } from '@crossload/domain';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makerOf } from '../testing/festival.ts';
import { type LiveServer, liveServer } from './testing/live-server.ts';

const SECOND = MINUTE / 60;
const MEBIBYTE = 1024 * 1024;

/** As long as a band's notes can be. */
const LONG = 'x'.repeat(10_000);

/** So much that the system's own buffers are full for certain. */
const WAITING = MEBIBYTE / 4;

/** More events than the buffers of system and server hold. */
const MAX_EVENTS = 400;

/** The server with a stage of so many bands that its renaming is a large event. */
async function talkativeServer() {
	vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
	onTestFinished(() => void vi.useRealTimers());
	const server = await liveServer();
	const make = makerOf(server);
	const stage = await make.stage();
	for (let count = 0; count < 12; count++) await make.band({ stage, notes: LONG });
	let renamed = 0;
	const talk = () => server.ask(stageCalls.update, { id: stage, body: { name: `Renamed ${++renamed}` } });
	return { server, talk };
}

/** Someone who asks for the stream and then reads nothing of it, as both ends see them. */
async function deafReader({ app, address, tokens }: LiveServer): Promise<{ theirs: Socket; ours: Socket }> {
	const { hostname, port } = new URL(address);
	const accepted = new Promise<Socket>((done) => app.server.once('connection', done));
	const theirs = connect({ host: hostname, port: Number(port) });
	onTestFinished(() => void theirs.destroy());
	theirs.pause();
	const ours = await accepted;
	theirs.write(`GET /api/live HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${tokens.admin}\r\n\r\n`);
	await vi.waitFor(() => expect(ours.bytesWritten).toBeGreaterThan(0));
	return { theirs, ours };
}

/** Lets time pass as the server sees it, five seconds by five. */
function pass({ clock }: LiveServer, seconds: number): void {
	for (let passed = 0; passed < seconds; passed += 5) {
		clock.now += 5 * SECOND;
		vi.advanceTimersByTime(5 * SECOND);
	}
}

test('REL-53 a reader that leaves a mebibyte unread is dropped at once; one that reads receives everything', async () => {
	const { server, talk } = await talkativeServer();
	const { ours } = await deafReader(server);
	const reader = await server.connected('lead');
	await reader.first('hello');
	let most = 0;
	for (let count = 0; count < MAX_EVENTS && !ours.destroyed; count++) {
		await talk();
		await reader.reach(await server.database.revision.current());
		most = Math.max(most, ours.writableLength);
	}
	expect(ours.destroyed).toBe(true);
	expect(most).toBeGreaterThan(MEBIBYTE);
	expect(most).toBeLessThan(1.5 * MEBIBYTE);
	await talk();
	await reader.reach(await server.database.revision.current());
	expect(new Set(reader.events.map(({ kind }) => kind))).toEqual(new Set(['hello', 'change']));
});

test('REL-53 a reader that takes nothing of what waits is dropped within 30 seconds, not before 20', async () => {
	const { server, talk } = await talkativeServer();
	const { ours } = await deafReader(server);
	for (let count = 0; count < MAX_EVENTS && ours.writableLength < WAITING; count++) await talk();
	expect(ours.writableLength).toBeGreaterThan(0);
	expect(ours.writableLength).toBeLessThan(MEBIBYTE);
	pass(server, 20);
	expect(ours.destroyed).toBe(false);
	pass(server, 10);
	expect(ours.destroyed).toBe(true);
});

test('REL-53 a reader that reads again, or has nothing to read, stays', async () => {
	const { server, talk } = await talkativeServer();
	const { theirs, ours } = await deafReader(server);
	pass(server, 60);
	for (let count = 0; count < MAX_EVENTS && ours.writableLength < WAITING; count++) await talk();
	expect(ours.writableLength).toBeGreaterThan(0);
	pass(server, 20);
	theirs.resume();
	await vi.waitFor(() => expect(ours.writableLength).toBe(0));
	pass(server, 60);
	expect(ours.destroyed).toBe(false);
});

test('REL-80 REL-53 a server that stops does not wait for a reader that does not read', async () => {
	const { server, talk } = await talkativeServer();
	const { ours } = await deafReader(server);
	for (let count = 0; count < MAX_EVENTS && ours.writableLength < WAITING; count++) await talk();
	const began = performance.now();
	await server.app.close();
	expect(performance.now() - began).toBeLessThan(3000);
	expect(ours.destroyed).toBe(true);
});
