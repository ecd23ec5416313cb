import type { Alert } from '@crossload/contract';
import { type AlertAct, useAlertAct } from '../../api/alerts.ts';
import { messageOf } from '../../api/errors.ts';
import { notify } from '../../ui/notify.tsx';
import { ALERT_TEXTS as texts } from './alert-texts.ts';

/** Takes, gives back and settles alerts; what the server says of a failure is shown, such as who was faster. */
export function useAlertActs() {
	const { mutate, isPending } = useAlertAct();
	const act = ({ id }: Alert, what: AlertAct) =>
		mutate({ id, act: what }, { onError: (error) => notify.error(messageOf(error, texts.actFailed)) });
	return { act, isBusy: isPending };
}
