/** Every test database on PostgreSQL is a copy of this one, whose migrations have run. */
export const TEMPLATE = 'crossload_template';
