/** What is used of saxen, which comes without types. */
declare module 'saxen' {
	type Decode = (text: string) => string;
	export class Parser {
		on(
			event: 'openTag',
			handle: (name: string, attributes: () => Readonly<Record<string, string>>, decode: Decode) => void,
		): this;
		on(event: 'closeTag', handle: (name: string) => void): this;
		on(event: 'text', handle: (value: string, decode: Decode) => void): this;
		on(event: 'cdata', handle: (value: string) => void): this;
		on(event: 'error', handle: (error: Error) => void): this;
		on(event: 'warn', handle: (error: Error) => void): this;
		parse(xml: string): this;
	}
}
