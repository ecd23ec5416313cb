/** The file cannot be imported at all, or settings and file do not fit; the message says what to do. */
export class ImportRefused extends Error {}
