/** The databases that Crossload runs on; the same schema and stores serve both. */
export type Engine = 'sqlite' | 'postgres';
