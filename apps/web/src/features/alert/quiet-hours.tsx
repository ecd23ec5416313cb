import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useChangeWatch, watchQuery } from '../../api/watch.ts';
import { clockTimeOf } from '../../lib/clock-time.ts';
import { notify } from '../../ui/notify.tsx';
import classes from './alert-settings.module.css';
import { ALERT_TEXTS as texts } from './alert-texts.ts';

/** When the user is left alone, in festival time; it may pass midnight (ALRT-03). */
export function QuietHours() {
	const { quiet } = useQuery(watchQuery).data;
	// New fields for what was saved, here or on another device.
	return <QuietFields key={`${quiet?.from} ${quiet?.to}`} quiet={quiet} />;
}

type Quiet = { readonly from: string; readonly to: string } | null;

function QuietFields({ quiet }: { quiet: Quiet }) {
	const [from, setFrom] = useState(quiet?.from ?? '');
	const [to, setTo] = useState(quiet?.to ?? '');
	const [isFaulty, setFaulty] = useState(false);
	const { mutateAsync, isPending } = useChangeWatch();
	const save = async (next: Quiet) => {
		// Not the callbacks of `mutate`: new fields take the place of these before it is over.
		try {
			await mutateAsync({ quiet: next });
			notify.success(texts.saved);
		} catch {
			notify.error(texts.saveFailed);
		}
	};
	const handleSubmit = (event: SubmitEvent) => {
		event.preventDefault();
		const times = { from: clockTimeOf(from), to: clockTimeOf(to) };
		setFaulty(times.from === null || times.to === null);
		if (times.from !== null && times.to !== null) void save({ from: times.from, to: times.to });
	};
	return (
		<form onSubmit={handleSubmit} noValidate>
			<fieldset className={classes.choices}>
				<legend className={classes.legend}>{texts.quiet}</legend>
				<p className="note">{texts.quietNote}</p>
				<div className={classes.times}>
					<TextInput
						label={texts.from}
						placeholder="02:00"
						value={from}
						error={isFaulty && clockTimeOf(from) === null}
						onChange={({ currentTarget }) => setFrom(currentTarget.value)}
					/>
					<TextInput
						label={texts.to}
						placeholder="08:00"
						value={to}
						error={isFaulty && clockTimeOf(to) === null}
						onChange={({ currentTarget }) => setTo(currentTarget.value)}
					/>
				</div>
				{isFaulty && (
					<p role="alert" className={classes.error}>
						{texts.quietFaulty}
					</p>
				)}
				<div className={classes.buttons}>
					<Button type="submit" variant="default" loading={isPending}>
						{texts.save}
					</Button>
					{quiet && (
						<Button variant="default" onClick={() => void save(null)}>
							{texts.quietOff}
						</Button>
					)}
				</div>
			</fieldset>
		</form>
	);
}
