import { formatFull, formatFullPlan } from '../../lib/format.ts';
import type { FieldViews } from '../../ui/form/conflict-dialog.tsx';
import { FORM_TEXTS as texts } from './activity-form-texts.ts';
import { type ActivityFormValues, plannedOf } from './activity-form-values.ts';
import type { FormData } from './use-form-data.ts';

interface Named {
	readonly id: number | string;
	readonly name: string;
}

/** The fields in words, for where two states of an activity stand side by side. */
export function activityFieldViews(data: FormData): FieldViews<ActivityFormValues> {
	return {
		activityTypeId: { label: texts.type, show: nameIn(data.types) },
		bandId: { label: texts.band, show: nameIn(data.bands) },
		stageId: { label: texts.stage, show: nameIn(data.stages) },
		positionId: { label: texts.position, show: nameIn(data.positions) },
		vehicleIds: { label: texts.vehicles, show: (ids) => ids.map(nameIn(data.vehicles)).join(', ') },
		planned: { label: texts.planned, show: (planned) => formatFullPlan(plannedOf(planned)) },
		start: { label: texts.started, show: (time) => (time === null ? '' : formatFull(time)) },
		end: { label: texts.ended, show: (time) => (time === null ? '' : formatFull(time)) },
		info: { label: texts.info },
	};
}

function nameIn(rows: readonly Named[]): (id: number | string | null) => string {
	return (id) => rows.find((row) => row.id === id)?.name ?? '';
}
