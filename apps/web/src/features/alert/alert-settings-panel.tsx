import { ALERT_KINDS, type AlertKind } from '@crossload/domain';
import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useChangeWatch, watchQuery } from '../../api/watch.ts';
import { notify } from '../../ui/notify.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PushSetting } from '../push/push-setting.tsx';
import classes from './alert-settings.module.css';
import { KIND_TEXTS, ALERT_TEXTS as texts } from './alert-texts.ts';
import { ring, useAlertSound, useAlertVibration, vibrate } from './device-signals.ts';
import { QuietHours } from './quiet-hours.tsx';

/** Which kinds of alerts someone wants, how this device signals them, and the quiet hours (ALRT-03, ALRT-04). */
export function AlertSettingsPanel() {
	return (
		<Panel title={texts.settings} padded>
			<div className={classes.settings}>
				<Kinds />
				<Device />
				<QuietHours />
			</div>
		</Panel>
	);
}

function Kinds() {
	const { kinds } = useQuery(watchQuery).data;
	const { mutate } = useChangeWatch();
	const toggle = (kind: AlertKind) => {
		const next = ALERT_KINDS.filter((one) => kinds.includes(one) !== (one === kind));
		mutate({ kinds: next }, { onError: () => notify.error(texts.saveFailed) });
	};
	return (
		<Choices legend={texts.kinds}>
			{ALERT_KINDS.map((kind) => (
				<Checkbox
					key={kind}
					label={KIND_TEXTS[kind].name}
					checked={kinds.includes(kind)}
					onChange={() => toggle(kind)}
				/>
			))}
		</Choices>
	);
}

function Device() {
	const [sounds, setSounds] = useAlertSound();
	const [vibrates, setVibrates] = useAlertVibration();
	return (
		<Choices legend={texts.device}>
			<Checkbox
				role="switch"
				label={texts.sound}
				description={texts.soundNote}
				checked={sounds}
				onChange={({ currentTarget: { checked } }) => {
					setSounds(checked);
					// It is played once when it is switched on, so that one knows how it sounds.
					if (checked) ring();
				}}
			/>
			<Checkbox
				role="switch"
				label={texts.vibration}
				description={texts.vibrationNote}
				checked={vibrates}
				onChange={({ currentTarget: { checked } }) => {
					setVibrates(checked);
					if (checked) vibrate();
				}}
			/>
			<PushSetting />
		</Choices>
	);
}

function Choices({ legend, children }: { legend: string; children: ReactNode }) {
	return (
		<fieldset className={classes.choices}>
			<legend className={classes.legend}>{legend}</legend>
			{children}
		</fieldset>
	);
}
