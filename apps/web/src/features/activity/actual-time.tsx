import type { ActualTimes, TimeMode } from '@crossload/domain';
import { formatFull } from '../../lib/format.ts';
import { ACTIVITY_TEXTS as texts } from './activity-texts.ts';

/** What really happened, in a line each: started, ended, or for a point that it happened (ACT-15). */
export function ActualTime(facts: ActualTimes & { timeMode: TimeMode }) {
	return actualTexts(facts).map((text) => <div key={text}>{text}</div>);
}

function actualTexts({ timeMode, start, end }: ActualTimes & { timeMode: TimeMode }): string[] {
	if (timeMode === 'point' && end !== null) return [texts.happenedAt(formatFull(end))];
	const happened = [
		start === null ? null : texts.startedAt(formatFull(start)),
		end === null ? null : texts.endedAt(formatFull(end)),
	].filter((text) => text !== null);
	return happened.length === 0 ? [texts.nothingYet] : happened;
}
