import type { Activity } from '@crossload/contract';
import { activityStatus, canStart } from '@crossload/domain';
import type { Api } from './api.ts';

/** An activity of the demo that should have begun and has not: Start is offered for it and asks nothing. */
export async function lateActivity(api: Api): Promise<Activity & { band: { name: string } }> {
	const { body } = await api.call<Activity[]>('GET', '/activities');
	const late = body.find(
		(activity) => activity.band && canStart(activity) && activityStatus(activity, Date.now()) === 'late',
	);
	if (!late?.band) throw new Error('Nothing is late in this demo');
	return { ...late, band: late.band };
}
