import * as Type from 'typebox';

/** Sent after a confirmation that showed the counts: what belongs to the entity goes with it (CHECKLIST ADM-08). */
export const Cascade = Type.Object({ cascade: Type.Optional(Type.Enum(['true', 'false'])) });
