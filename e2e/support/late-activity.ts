import type { Activity } from '@crossload/contract';
import { canStart } from '@crossload/domain';
import type { Api } from './api.ts';

/** The activity of the demo that is most overdue: the list goes by plan. Start is offered for it and asks nothing. */
export async function lateActivity(api: Api): Promise<Activity & { band: { name: string } }> {
	const { body } = await api.call<Activity[]>('GET', '/activities');
	const late = body.find((activity) => activity.band && canStart(activity));
	if (!late?.band) throw new Error('Everything has been started in this demo');
	return { ...late, band: late.band };
}
