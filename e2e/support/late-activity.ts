import { type Activity, API_PREFIX } from '@crossload/contract';
import { activityStatus, canStart, toInstant } from '@crossload/domain';
import { apiAs, type DemoRole } from './api.ts';

/** The activity of the demo at `url` that became late last. Start is offered for it and asks nothing. */
export async function lateActivity(
	url: string,
	role: DemoRole = 'lead',
): Promise<Activity & { band: { name: string } }> {
	const now = toInstant(Date.parse((await fetch(`${url}${API_PREFIX}/festival`)).headers.get('date') ?? ''));
	const { body } = await (await apiAs(url, role)).call<Activity[]>('GET', '/activities');
	const late = body.findLast(
		(activity) => activity.band && canStart(activity) && activityStatus(activity, now) === 'late',
	);
	if (!late?.band) throw new Error('Nothing is late in this demo');
	return { ...late, band: late.band };
}
