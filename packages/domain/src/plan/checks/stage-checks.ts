import { overlapOf } from '../span.ts';
import type { Check, StageFacts } from './check.ts';
import { curfewAfter } from './curfew.ts';
import { gapBetween, isGapBelow, lowerFirst, overlappingPairs, successivePairs } from './pairs.ts';

/** CHK-01: two shows on one stage at the same time. */
export const stageOverlap: Check<StageFacts> = {
	kind: 'stage-overlap',
	severity: 'impossible',
	find: ({ shows }) =>
		overlappingPairs(shows).map((pair) => ({
			ids: lowerFirst(pair),
			time: overlapOf(pair[0].span, pair[1].span),
			activities: pair,
		})),
	text: (finding, names) =>
		`${names.all(finding.activities)} are on ${names.stage(finding.stageId)} at the same time, ${names.time(finding)}.`,
};

/** CHK-02: two successive shows of different bands with less time between them than the stage's changeover. */
export const changeoverShort: Check<StageFacts> = {
	kind: 'changeover-short',
	severity: 'tight',
	find: ({ stage, shows }) =>
		successivePairs(shows)
			.filter(([first, second]) => first.bandId === null || first.bandId !== second.bandId)
			.filter((pair) => isGapBelow(stage.changeover, pair))
			.map((pair) => ({ ids: pair.map(({ id }) => id), time: gapBetween(pair), activities: pair })),
	text: (finding, names) => {
		const [first = 0, second = 0] = finding.activities;
		const between = `between ${names.activity(first)} and ${names.activity(second)}`;
		return `${names.length(finding)} ${between} on ${names.stage(finding.stageId)}, ${names.time(finding)}, is too short for a changeover.`;
	},
};

/** CHK-11: a show ends after its stage's curfew. */
export const curfew: Check<StageFacts> = {
	kind: 'curfew',
	severity: 'tight',
	find: ({ stage, shows }) =>
		shows.flatMap((show) => {
			const until = stage.curfew === null ? null : curfewAfter(stage.curfew, show.span.from);
			if (until === null || show.span.to <= until) return [];
			return [{ ids: [show.id], time: { from: until, to: show.span.to }, activities: [show] }];
		}),
	text: (finding, names) => {
		const show = names.all(finding.activities);
		return `${show} lasts until ${names.moment(finding.to)}, past the curfew of ${names.stage(finding.stageId)} at ${names.moment(finding.from)}.`;
	},
};

export const STAGE_CHECKS = [stageOverlap, changeoverShort, curfew];
