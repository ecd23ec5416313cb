/** What the worker that reads codes says: once that it is loaded, then for each picture the text of its code, null without one. */
export type Decoded = { readonly isReady: true } | { readonly isReady?: never; readonly text: string | null };
