/** One page in a browser engine, driven as a person would. What is named is found by XPath; it is waited for. */
export interface EnginePage {
	goto(url: string): Promise<void>;
	/** Clicks the first element that the XPath finds, as soon as it is seen. */
	click(xpath: string): Promise<void>;
	/** Types into whatever has the focus. */
	type(text: string): Promise<void>;
	/** Waits until something that the XPath finds is seen. */
	sees(xpath: string): Promise<void>;
}

/** A browser engine that the product is tried in besides Chromium. */
export interface Engine {
	readonly name: string;
	/** Opens a new browser with one empty page. */
	open(): Promise<{ readonly page: EnginePage; readonly close: () => Promise<void> }>;
}

/** Milliseconds that something may take to be seen on a busy machine. */
export const SEEN_WITHIN = 20_000;
