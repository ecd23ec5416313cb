import type { Activity, Band, Template } from '@crossload/contract';
import { planActivity, stepsOfDay } from '@crossload/domain';
import { ActionIcon } from '@mantine/core';
import { mdiTimelinePlusOutline } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { positionListQuery } from '../../api/positions.ts';
import { useRight } from '../../api/session.ts';
import { useIsPhone } from '../../lib/use-media.ts';
import { Icon } from '../../ui/icon.tsx';
import { withTooltip } from '../../ui/tooltip.ts';
import { useDialog } from '../../ui/use-dialog.ts';
import { TemplateDialog } from './template-dialog.tsx';
import { TEMPLATE_TEXTS as texts } from './template-texts.ts';

/** Opens a new template that is filled in from a band's day, for users who may edit templates (TPL-04). */
export function SaveDayButton({ band, activities }: { band: Band; activities: readonly Activity[] }) {
	const mayEdit = useRight('stage:write');
	const { data: positions } = useQuery(positionListQuery);
	const dialog = useDialog<Template | null>();
	const { steps, leftOut } = useMemo(() => {
		const docks = new Set(positions?.filter(({ stage }) => stage).map(({ id }) => id));
		const vehicles = band.vehicles.map(({ id, type }) => ({ id, typeId: type.id }));
		const day = stepsOfDay({ activities: activities.map(planActivity), vehicles, docks });
		const sent = day.steps.map((step) => ({
			...step,
			vehicles: typeof step.vehicles === 'string' ? step.vehicles : [...step.vehicles],
		}));
		return { steps: sent, leftOut: day.leftOut };
	}, [activities, positions, band.vehicles]);
	// Templates are made at a desk; a phone's little room is for the buttons that are needed on site.
	const isPhone = useIsPhone();
	if (!mayEdit || isPhone || !positions || steps.length === 0) return null;
	return (
		<>
			<ActionIcon
				variant="default"
				size={36}
				aria-label={texts.saveDay}
				{...withTooltip(texts.saveDay)}
				onClick={() => dialog.open(null)}
			>
				<Icon path={mdiTimelinePlusOutline} size={20} />
			</ActionIcon>
			<TemplateDialog
				dialog={dialog}
				initial={{ name: texts.dayOf(band.name), steps }}
				note={leftOut > 0 && texts.leftOut(leftOut)}
				onDelete={() => undefined}
			/>
		</>
	);
}
