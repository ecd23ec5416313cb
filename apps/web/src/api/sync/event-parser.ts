/** One event of a stream of server-sent events. */
export interface ServerEvent {
	readonly kind: string;
	readonly data: string;
	/** Null where the event has none. */
	readonly id: string | null;
}

/** Parses the text of a stream into events, however it is cut into chunks. Comments, such as heartbeats, are ignored. */
export class EventParser {
	#rest = '';
	#kind = '';
	#data: string[] = [];
	#id: string | null = null;

	/** The events that the next chunk of text completes. */
	feed(text: string): ServerEvent[] {
		const lines = (this.#rest + text).split(/\r\n|\n|\r(?!$)/);
		this.#rest = lines.pop() ?? '';
		return lines.flatMap((line) => this.#take(line));
	}

	#take(line: string): ServerEvent[] {
		if (line === '') return this.#complete();
		const colon = line.indexOf(':');
		const field = colon === -1 ? line : line.slice(0, colon);
		const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
		if (field === 'event') this.#kind = value;
		if (field === 'data') this.#data.push(value);
		if (field === 'id') this.#id = value;
		return [];
	}

	#complete(): ServerEvent[] {
		const event = { kind: this.#kind || 'message', data: this.#data.join('\n'), id: this.#id };
		const isEvent = this.#data.length > 0;
		this.#kind = '';
		this.#data = [];
		this.#id = null;
		return isEvent ? [event] : [];
	}
}
