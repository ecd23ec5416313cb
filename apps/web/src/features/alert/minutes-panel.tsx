import { type AlertSettings, RULED_KINDS, type RuledKind } from '@crossload/domain';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { alertSettingsQuery, useChangeAlertSettings } from '../../api/alerts.ts';
import { failureText, messageOf } from '../../api/errors.ts';
import { ListPlaceholder } from '../../ui/list-placeholder.tsx';
import { notify } from '../../ui/notify.tsx';
import { Panel } from '../../ui/panel.tsx';
import { isWholeNumber, WholeNumberField, type WholeNumberValue } from '../../ui/whole-number-field.tsx';
import classes from './alert-settings.module.css';
import { KIND_TEXTS, ALERT_TEXTS as texts } from './alert-texts.ts';

const RANGE = { min: 0, max: 1440 };

/** When each kind of alerts is raised, for everybody; set by admins (ALRT-01). */
export function MinutesPanel() {
	const { data, error, refetch } = useQuery(alertSettingsQuery);
	return (
		<Panel title={texts.minutes} padded>
			{data ? (
				<MinutesForm key={JSON.stringify(data)} settings={data} />
			) : (
				<ListPlaceholder failure={error && messageOf(error, texts.failed)} retry={refetch} count={4} />
			)}
		</Panel>
	);
}

type Values = Readonly<Record<RuledKind, WholeNumberValue>>;

function MinutesForm({ settings }: { settings: AlertSettings }) {
	const [values, setValues] = useState<Values>(() => valuesOf(settings));
	const [isTried, setTried] = useState(false);
	const { mutateAsync, isPending } = useChangeAlertSettings();
	const isFaulty = (kind: RuledKind) => values[kind] !== '' && !isWholeNumber(values[kind], RANGE);
	const handleSubmit = (event: SubmitEvent) => {
		event.preventDefault();
		setTried(true);
		if (RULED_KINDS.some(isFaulty)) return;
		// Not the callbacks of `mutate`: a new form takes the place of this one before it is over.
		void mutateAsync(minutesOf(values)).then(
			() => notify.success(texts.saved),
			(failure: unknown) => notify.error(failureText(texts.saveFailed, failure)),
		);
	};
	return (
		<form onSubmit={handleSubmit} noValidate>
			<p className="note">{texts.minutesNote}</p>
			<div className={classes.minutes}>
				{RULED_KINDS.map((kind) => (
					<WholeNumberField
						key={kind}
						label={KIND_TEXTS[kind].name}
						description={KIND_TEXTS[kind].minutes}
						value={values[kind]}
						error={isTried && isFaulty(kind) && texts.minutesFaulty}
						onChange={(value) => setValues((present) => ({ ...present, [kind]: value }))}
					/>
				))}
			</div>
			<Button type="submit" variant="default" loading={isPending}>
				{texts.save}
			</Button>
		</form>
	);
}

function valuesOf(settings: AlertSettings): Values {
	return Object.fromEntries(RULED_KINDS.map((kind) => [kind, settings[kind] ?? ''])) as Record<RuledKind, number | ''>;
}

function minutesOf(values: Values): AlertSettings {
	return Object.fromEntries(
		RULED_KINDS.map((kind) => [kind, values[kind] === '' ? null : Number(values[kind])]),
	) as Record<RuledKind, number | null>;
}
