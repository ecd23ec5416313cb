/** Its message says what happened and what to do: it is shown without a stack. */
export class ExplainedError extends Error {}
