/** The other installation's database cannot be copied from; the message says why in one sentence and what to do. */
export class SourceRefused extends Error {}
