import { type BandDetail, LENGTHS, type Stage } from '@crossload/contract';
import { Button, Select, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { mdiTheater } from '@mdi/js';
import { Link, useNavigate } from '@tanstack/react-router';
import { useSaveBand } from '../../api/bands.ts';
import { useDraftKey } from '../../api/session.ts';
import { useConnection } from '../../api/sync/connection.ts';
import { clearable } from '../../ui/clearable.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { FieldViews } from '../../ui/form/conflict-dialog.tsx';
import { FormFrame, FormSection, WideField } from '../../ui/form/form-frame.tsx';
import type { Base } from '../../ui/form/merge.ts';
import { saveOf } from '../../ui/form/save-of.ts';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { REQUIRED } from '../../ui/required.ts';
import { SEARCHABLE } from '../../ui/searchable.ts';
import { useAnnounceSaved } from '../changes/use-announce-saved.ts';
import classes from './band-form.module.css';
import { FORM_TEXTS as texts } from './band-form-texts.ts';
import { type BandValues, bodyOf, faultsOf, valuesOf } from './band-form-values.ts';
import { draftNameOf, TO_BANDS, toBand } from './band-links.tsx';

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
			<BandFields fields={form.fields} stages={stages} productions={productions} />
		</FormFrame>
	);
}

/** A person who can be a band's production. */
export interface ProductionChoice {
	readonly id: number;
	readonly name: string;
}

interface Choices {
	stages: readonly Stage[];
	productions: readonly ProductionChoice[];
}

interface BandFormProps extends Choices {
	/** Undefined for a new band. */
	id?: number;
	initial: Base<BandValues>;
	/** It was there and has been removed. */
	isGone?: boolean;
}

interface FieldsProps extends Choices {
	fields: UseFormReturnType<BandValues>;
}

/** Says that a band needs a stage first, and leads there. */
export function NoStages() {
	return (
		<EmptyState
			icon={mdiTheater}
			text={texts.noStages}
			action={<Button renderRoot={(slot) => <Link to="/stages" {...slot} />}>{texts.toStages}</Button>}
		/>
	);
}

/** What is known of a band (BAND-10). */
function BandFields({ fields, stages, productions }: FieldsProps) {
	return (
		<>
			<FormSection title={texts.band}>
				<WideField>
					<TextInput
						label={texts.name}
						{...REQUIRED}
						maxLength={LENGTHS.name}
						autoComplete="off"
						{...fields.getInputProps('name')}
					/>
				</WideField>
				<StageField fields={fields} stages={stages} />
				<Select
					label={texts.production}
					description={texts.productionHint}
					inputWrapperOrder={['label', 'input', 'description', 'error']}
					{...SEARCHABLE}
					{...clearable(texts.clearProduction)}
					nothingFoundMessage={texts.noProduction}
					data={choicesOf(productions)}
					{...fields.getInputProps('production')}
				/>
			</FormSection>
			<FormSection title={texts.details}>
				<WideField>
					<TextInput
						label={texts.touringParty}
						maxLength={LENGTHS.longText}
						autoComplete="off"
						{...fields.getInputProps('touringParty')}
					/>
				</WideField>
				<WideField>
					<Textarea label={texts.notes} rows={5} maxLength={LENGTHS.longText} {...fields.getInputProps('notes')} />
				</WideField>
			</FormSection>
		</>
	);
}

function StageField({ fields, stages }: Omit<FieldsProps, 'productions'>) {
	const colorOf = (value: string | null) => stages.find(({ id }) => `${id}` === value)?.color;
	return (
		<Select
			label={texts.stage}
			{...REQUIRED}
			allowDeselect={false}
			data={choicesOf(stages)}
			leftSection={fields.values.stage !== null && <Swatch color={colorOf(fields.values.stage)} />}
			renderOption={({ option }) => (
				<span className={classes.option}>
					<Swatch color={colorOf(String(option.value))} />
					{option.label}
				</span>
			)}
			{...fields.getInputProps('stage')}
		/>
	);
}

function Swatch({ color = 'transparent' }: { color: string | undefined }) {
	return <span className={classes.swatch} style={{ background: color }} aria-hidden />;
}

function choicesOf(rows: readonly { id: number; name: string }[]) {
	return rows.map(({ id, name }) => ({ value: `${id}`, label: name }));
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
