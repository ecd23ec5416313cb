import { ActionIcon, Button } from '@mantine/core';
import { mdiCogOutline } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { planSettingsQuery, useSavePlanSettings } from '../../api/plan/plan-settings.ts';
import { useConnection } from '../../api/sync/connection.ts';
import { useIsPhone } from '../../lib/use-media.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { REQUIRED } from '../../ui/required.ts';
import { withTooltip } from '../../ui/tooltip.ts';
import { isWholeNumber, WholeNumberField, type WholeNumberValue } from '../../ui/whole-number-field.tsx';
import { useAnnounceSaved, type Written } from '../changes/use-announce-saved.ts';
import { STAGE_TEXTS as texts } from './stage-texts.ts';

interface SettingsValues {
	readonly turnaround: WholeNumberValue;
}

const TURNAROUNDS = { min: 0, max: 240 };

/** Opens what planning goes by: the minutes that a vehicle needs between two positions (PLAN-03). */
export function PlanSettingsButton() {
	const { data } = useQuery(planSettingsQuery);
	const [isOpen, setIsOpen] = useState(false);
	const { mutateAsync: send } = useSavePlanSettings();
	const announce = useAnnounceSaved();
	const isOffline = useConnection() === 'offline';
	const [settings] = data ?? [];
	if (!settings) return null;
	return (
		<>
			<OpenButton onClick={() => setIsOpen(true)} />
			<FormDialog<SettingsValues, Written>
				opened={isOpen}
				onClose={() => setIsOpen(false)}
				title={texts.rulesTitle}
				isOffline={isOffline}
				initial={{ turnaround: settings.turnaround }}
				validate={({ turnaround }) => ({
					turnaround: isWholeNumber(turnaround, TURNAROUNDS) ? null : texts.turnaroundRule,
				})}
				save={({ turnaround }) => send({ turnaround: Number(turnaround) })}
				onSaved={(saved) => announce(texts.rulesSaved, saved)}
				saveFailed={texts.rulesFailed}
				views={{ turnaround: { label: texts.turnaround } }}
				submit={texts.save}
			>
				{(form) => (
					<WholeNumberField
						label={texts.turnaround}
						description={texts.turnaroundHint}
						data-autofocus
						{...REQUIRED}
						{...TURNAROUNDS}
						{...form.getInputProps('turnaround')}
					/>
				)}
			</FormDialog>
		</>
	);
}

function OpenButton({ onClick }: { onClick: () => void }) {
	const icon = <Icon path={mdiCogOutline} size={20} />;
	if (useIsPhone()) {
		return (
			<ActionIcon
				variant="subtle"
				color="gray"
				size={44}
				aria-label={texts.rules}
				{...withTooltip(texts.rulesTitle)}
				onClick={onClick}
			>
				{icon}
			</ActionIcon>
		);
	}
	return (
		<Button variant="default" leftSection={icon} onClick={onClick}>
			{texts.rules}
		</Button>
	);
}
