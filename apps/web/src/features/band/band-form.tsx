import type { BandDetail, Stage } from '@crossload/contract';
import { useNavigate } from '@tanstack/react-router';
import { useSaveBand } from '../../api/bands.ts';
import { useDraftKey } from '../../api/session.ts';
import { useConnection } from '../../api/sync/connection.ts';
import type { FieldViews } from '../../ui/form/conflict-dialog.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import type { Base } from '../../ui/form/merge.ts';
import { saveOf } from '../../ui/form/save-of.ts';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { useAnnounceSaved } from '../changes/use-announce-saved.ts';
import { BandFormFields, type ProductionChoice } from './band-form-fields.tsx';
import { draftNameOf, TO_BANDS, toBand } from './band-form-links.tsx';
import { FORM_TEXTS as texts } from './band-form-texts.ts';
import { type BandValues, bodyOf, faultsOf, valuesOf } from './band-form-values.ts';

interface BandFormProps extends Choices {
	/** Undefined for a new band. */
	id?: number;
	initial: Base<BandValues>;
	/** It was there and has been removed. */
	isGone?: boolean;
}

interface Choices {
	stages: readonly Stage[];
	productions: readonly ProductionChoice[];
}

/** Adds a band, or changes the one with the id (BAND-10). */
export function BandForm({ id, initial, isGone, stages, productions }: BandFormProps) {
	const navigate = useNavigate();
	const band = useSaveBand();
	const announce = useAnnounceSaved();
	const form = useEditForm({
		draft: useDraftKey(draftNameOf(id)),
		initial: initial.values,
		version: initial.version,
		isGone,
		validate: faultsOf,
		save: (values, { version }) => band.mutateAsync(saveOf(id, bodyOf(values), version)),
		onSaved: (saved, isOpen) => {
			announce(id === undefined ? texts.created : texts.updated, saved);
			if (isOpen) void navigate({ to: '/band/$id', params: { id: `${saved.body.id}` }, replace: true });
		},
		failureOf: () => texts.saveFailed,
		readCurrent: (current) => valuesOf(current as BandDetail),
	});
	return (
		<FormFrame
			form={form}
			isOffline={useConnection() === 'offline'}
			views={viewsOf({ stages, productions })}
			submit={id === undefined ? texts.create : texts.update}
			cancel={id === undefined ? TO_BANDS : toBand(id)}
		>
			<BandFormFields fields={form.fields} stages={stages} productions={productions} />
		</FormFrame>
	);
}

/** How the fields are shown when someone else saved meanwhile. */
function viewsOf({ stages, productions }: Choices): FieldViews<BandValues> {
	const nameIn = (rows: readonly { id: number; name: string }[]) => (chosen: string | null) =>
		rows.find(({ id }) => `${id}` === chosen)?.name ?? '';
	return {
		name: { label: texts.name },
		stage: { label: texts.stage, show: nameIn(stages) },
		production: { label: texts.production, show: nameIn(productions) },
		touringParty: { label: texts.touringParty },
		notes: { label: texts.notes },
	};
}
