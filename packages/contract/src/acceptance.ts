import type { Static } from 'typebox';
import * as Type from 'typebox';
import { callsOf } from './call.ts';
import { PlanFinding } from './finding.ts';
import { Fields, LENGTHS, OptionalText } from './primitives.ts';

/** Characters of a finding's key, at most. */
const MAX_KEY_LENGTH = 100;

/** What names a finding: its kind, then the ids that it is about. */
export const FindingKey = Type.String({ minLength: 1, maxLength: MAX_KEY_LENGTH });

/** Why a finding may stay as it is. */
export const FindingAccept = Fields({ note: OptionalText(LENGTHS.longText) });
export type FindingAccept = Static<typeof FindingAccept>;

const call = callsOf('Planning');

/** Findings that may stay as they are (PLAN.md, CHK-20). */
export const acceptanceCalls = {
	accept: call({
		method: 'PUT',
		path: '/plan/findings/{key}',
		access: ['activity:write'],
		summary: 'Accept a finding as it is; this lapses when the finding goes or its time gets longer',
		body: FindingAccept,
		response: PlanFinding,
	}),
	takeBack: call({
		method: 'DELETE',
		path: '/plan/findings/{key}',
		access: ['activity:write'],
		summary: 'Accept a finding no longer',
	}),
};
