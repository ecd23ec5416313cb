import { NotFound } from './domain-errors.ts';

/** The entity, or NotFound: 'This band does not exist (any more).' */
export function expectFound<T>(entity: T | undefined, what: string): T {
	if (entity === undefined) throw new NotFound(`${what} does not exist (any more).`);
	return entity;
}
