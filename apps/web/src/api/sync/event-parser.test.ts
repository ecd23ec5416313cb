import { expect, test } from 'vitest';
import { EventParser } from './event-parser.ts';

const STREAM =
	': \n\nid: 7\nevent: hello\ndata: {"revision":7}\n\nid: 8\r\nevent: change\r\ndata: {"a":\r\ndata: 1}\r\n\r\n';
const EVENTS = [
	{ kind: 'hello', data: '{"revision":7}', id: '7' },
	{ kind: 'change', data: '{"a":\n1}', id: '8' },
];

test('a stream makes the same events in one piece and character by character', () => {
	expect(new EventParser().feed(STREAM)).toEqual(EVENTS);
	const parser = new EventParser();
	expect([...STREAM].flatMap((character) => parser.feed(character))).toEqual(EVENTS);
});

test('a heartbeat and an event that is not complete yet make none', () => {
	const parser = new EventParser();
	expect(parser.feed(': \n\nevent: bye\ndata: {}\n')).toEqual([]);
	expect(parser.feed('\n')).toEqual([{ kind: 'bye', data: '{}', id: null }]);
});
