import { hash, randomBytes } from 'node:crypto';

/** 192 bits. */
const TOKEN_BYTES = 24;

const TOKEN = /^[A-Za-z0-9_-]{32}$/;

/** A token that nobody can guess, 32 characters long. */
export function newShareToken(): string {
	return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Whether a text can be a share's token; a login's has dots. */
export function isShareToken(text: string): boolean {
	return TOKEN.test(text);
}

/** What is kept of a token. */
export function hashOf(token: string): string {
	return hash('sha256', token, 'hex');
}
