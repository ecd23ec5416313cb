import { LENGTHS, type Position, type Stage } from '@crossload/contract';
import { POSITION_TAGS, type PositionTag, searchKey } from '@crossload/domain';
import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useSavePosition } from '../../api/positions.ts';
import { useDraftKey } from '../../api/session.ts';
import { stageListQuery } from '../../api/stages.ts';
import { useConnection } from '../../api/sync/connection.ts';
import type { FieldViews } from '../../ui/form/conflict-dialog.tsx';
import { FormFrame, FormSection } from '../../ui/form/form-frame.tsx';
import type { Base } from '../../ui/form/merge.ts';
import { saveOf } from '../../ui/form/save-of.ts';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { PlainSelect } from '../../ui/plain-select.tsx';
import { REQUIRED } from '../../ui/required.ts';
import { isWholeNumber, WholeNumberField, type WholeNumberValue } from '../../ui/whole-number-field.tsx';
import { useAnnounceSaved } from '../changes/use-announce-saved.ts';
import { TO_POSITIONS, toPosition } from './position-links.tsx';
import { POSITION_TEXTS as texts } from './position-texts.ts';

/** Adds a position, or changes the one that is given (POS-05). `isGone`: it was there and has been removed. */
export function PositionForm({ position, isGone }: { position?: Position; isGone?: boolean }) {
	const navigate = useNavigate();
	const saving = useSavePosition();
	const announce = useAnnounceSaved();
	const id = position?.id;
	const initial = position ? valuesOf(position) : EMPTY;
	const { data: stages = NO_STAGES } = useQuery(stageListQuery);
	const form = useEditForm({
		initial: initial.values,
		version: initial.version,
		isGone,
		draft: useDraftKey(`position/${id ?? 'add'}`),
		validate: faultsOf,
		save: (values, { version }) => saving.mutateAsync(saveOf(id, bodyOf(values), version)),
		onSaved: (saved, isOpen) => {
			announce(id === undefined ? texts.created : texts.updated, saved);
			if (isOpen) void navigate({ to: '/position/$id', params: { id: `${saved.body.id}` }, replace: true });
		},
		failureOf: () => texts.submitFailed,
		readCurrent: (current) => valuesOf(current as Position),
	});
	return (
		<FormFrame
			form={form}
			isOffline={useConnection() === 'offline'}
			views={viewsOf(stages)}
			submit={id === undefined ? texts.addSubmit : texts.editSubmit}
			cancel={id === undefined ? TO_POSITIONS : toPosition(id)}
		>
			<PositionFields fields={form.fields} isNew={position === undefined} />
			<PlanFields fields={form.fields} stages={stages} />
		</FormFrame>
	);
}

const TAGS = POSITION_TAGS.map((tag) => ({ value: tag, label: tag }));

function PositionFields({ fields, isNew }: { fields: UseFormReturnType<PositionValues>; isNew: boolean }) {
	const { name, slug } = fields.values;
	/** A new position's slug follows its name until someone types another. */
	const isSlugProposed = isNew && slug === proposedSlug(name);
	return (
		<FormSection title={texts.position}>
			<TextInput
				label={texts.name}
				{...REQUIRED}
				maxLength={LENGTHS.name}
				{...fields.getInputProps('name')}
				onChange={({ currentTarget: { value } }) =>
					fields.setValues({ name: value, ...(isSlugProposed && { slug: proposedSlug(value) }) })
				}
			/>
			<TextInput
				label={texts.slug}
				{...REQUIRED}
				maxLength={LENGTHS.slug}
				autoCapitalize="none"
				autoComplete="off"
				spellCheck={false}
				{...fields.getInputProps('slug')}
			/>
			<PlainSelect label={texts.tag} {...REQUIRED} allowDeselect={false} data={TAGS} {...fields.getInputProps('tag')} />
		</FormSection>
	);
}

/** What planning needs: how many vehicles it holds, and whose dock it is (PLAN-02). */
function PlanFields({ fields, stages }: { fields: UseFormReturnType<PositionValues>; stages: readonly Stage[] }) {
	return (
		<FormSection title={texts.planning}>
			<WholeNumberField
				label={texts.capacity}
				placeholder={texts.noLimit}
				{...CAPACITIES}
				{...fields.getInputProps('capacity')}
			/>
			<PlainSelect<number>
				label={texts.stage}
				placeholder={texts.noStage}
				clearable
				data={stages.map(({ id, name }) => ({ value: id, label: name }))}
				{...fields.getInputProps('stageId')}
			/>
		</FormSection>
	);
}

/** 'Gate Süd' → 'gate-sud'. */
function proposedSlug(name: string): string {
	return searchKey(name).split(' ').filter(Boolean).join('-').slice(0, LENGTHS.slug);
}

/** What the fields hold. */
interface PositionValues {
	readonly name: string;
	readonly slug: string;
	readonly tag: PositionTag | null;
	/** Empty without a limit. */
	readonly capacity: WholeNumberValue;
	readonly stageId: number | null;
}

const NO_STAGES: readonly Stage[] = [];
const CAPACITIES = { min: 1, max: 1000 };

const EMPTY: Base<PositionValues> = {
	values: { name: '', slug: '', tag: null, capacity: '', stageId: null },
	version: undefined,
};

function viewsOf(stages: readonly Stage[]): FieldViews<PositionValues> {
	return {
		name: { label: texts.name },
		slug: { label: texts.slug },
		tag: { label: texts.tag },
		capacity: { label: texts.capacity },
		stageId: { label: texts.stage, show: (chosen) => stages.find(({ id }) => id === chosen)?.name ?? '' },
	};
}

function valuesOf({ name, slug, tag, capacity, stage, version }: Position): Base<PositionValues> {
	return { values: { name, slug, tag, capacity: capacity ?? '', stageId: stage?.id ?? null }, version };
}

function faultsOf({ name, slug, tag, capacity }: PositionValues): Partial<Record<keyof PositionValues, string>> {
	return {
		...(name.trim() === '' && { name: texts.required }),
		...(slug.trim() === '' && { slug: texts.required }),
		...(tag === null && { tag: texts.required }),
		...(capacity !== '' && !isWholeNumber(capacity, CAPACITIES) && { capacity: texts.capacityRule }),
	};
}

function bodyOf({ name, slug, tag, capacity, stageId }: PositionValues) {
	return { name, slug, tag: tag ?? 'Sonstige', capacity: capacity === '' ? null : Number(capacity), stageId };
}
