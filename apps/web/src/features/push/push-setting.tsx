import { Checkbox } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../api/errors.ts';
import { forgetDevice, type PushState, pushStateQuery, subscribeDevice } from '../../api/push.ts';
import { notify } from '../../ui/notify.tsx';
import { PUSH_TEXTS as texts } from './push-texts.ts';

/** Whether this device rings for alerts while the app is closed; says what it takes where it cannot (ALRT-05). */
export function PushSetting() {
	const client = useQueryClient();
	const { data: state = 'off' } = useQuery(pushStateQuery);
	const [isBusy, setBusy] = useState(false);
	const show = (next: PushState) => client.setQueryData(pushStateQuery.queryKey, next);
	const change = async (isOn: boolean) => {
		setBusy(true);
		try {
			show(isOn ? await turnOn() : await turnOff());
		} catch (error) {
			notify.error(messageOf(error, texts.failed));
		}
		setBusy(false);
	};
	return (
		<Checkbox
			role="switch"
			label={texts.label}
			description={state === 'unsupported' || state === 'blocked' ? texts[state] : texts.note}
			checked={state === 'on'}
			disabled={isBusy || state === 'unsupported' || state === 'blocked'}
			onChange={({ currentTarget: { checked } }) => void change(checked)}
		/>
	);
}

async function turnOn(): Promise<PushState> {
	if (await subscribeDevice()) {
		notify.success(texts.on);
		return 'on';
	}
	notify.error(texts.refused);
	return Notification.permission === 'denied' ? 'blocked' : 'off';
}

async function turnOff(): Promise<PushState> {
	await forgetDevice();
	notify.success(texts.off);
	return 'off';
}
