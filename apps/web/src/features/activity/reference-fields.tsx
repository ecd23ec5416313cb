import type { ActivityField } from '@crossload/domain';
import { ACTIVITY_FIELDS } from '@crossload/domain';
import { ColorSwatch, Select } from '@mantine/core';
import { mdiLock, mdiMapMarker } from '@mdi/js';
import { clearable } from '../../ui/clearable.ts';
import { Icon } from '../../ui/icon.tsx';
import classes from './activity-form.module.css';
import { FORM_TEXTS as texts } from './activity-form-texts.ts';
import { type FormPart, SEARCHED } from './form-part.ts';
import { stageOf } from './initial-values.ts';
import { VehiclesField } from './vehicles-field.tsx';

/** Band, stage, position and vehicles, as far as the type allows them; all until a type is chosen. */
export function ReferenceFields(part: FormPart) {
	const allowed: readonly ActivityField[] = part.type?.allowedFields ?? ACTIVITY_FIELDS;
	return (
		<>
			{allowed.includes('band') && <BandField {...part} />}
			<div className={classes.pair}>
				{allowed.includes('stage') && <StageField {...part} />}
				{allowed.includes('position') && <PositionField {...part} />}
			</div>
			{allowed.includes('vehicles') && <VehiclesField {...part} />}
		</>
	);
}

/** Choosing a band preselects its stage, unless the stage is given by where the form was opened from (ACT-13). */
function BandField(part: FormPart) {
	const { fields } = part.form;
	const { data } = part.subject;
	const choose = (bandId: number | null) => {
		const stageId = bandId === null || isGiven(part, 'stage') ? null : stageOf(bandId, data);
		fields.setValues(stageId === null ? { bandId } : { bandId, stageId });
	};
	return (
		<Select
			{...SEARCHED}
			{...clearable(texts.clear(texts.band))}
			label={texts.band}
			data={data.bands.map(({ id, name }) => ({ value: id, label: name }))}
			{...lockedIf(isGiven(part, 'band'))}
			{...fields.getInputProps('bandId')}
			onChange={choose}
		/>
	);
}

function StageField(part: FormPart) {
	const { fields } = part.form;
	const { data } = part.subject;
	const { bandId, stageId } = fields.values;
	const stage = data.stages.find(({ id }) => id === stageId);
	const isFromBand = stageId !== null && bandId !== null && stageOf(bandId, data) === stageId;
	return (
		<Select
			{...SEARCHED}
			{...clearable(texts.clear(texts.stage))}
			label={texts.stage}
			inputWrapperOrder={['label', 'input', 'description', 'error']}
			description={isFromBand && texts.fromBand}
			leftSection={stage && <ColorSwatch color={stage.color} size={14} withShadow={false} />}
			data={data.stages.map(({ id, name }) => ({ value: id, label: name }))}
			{...lockedIf(isGiven(part, 'stage'))}
			{...fields.getInputProps('stageId')}
		/>
	);
}

function PositionField(part: FormPart) {
	const { fields } = part.form;
	const { data } = part.subject;
	return (
		<Select
			{...SEARCHED}
			{...clearable(texts.clear(texts.position))}
			label={texts.position}
			leftSection={<Icon path={mdiMapMarker} />}
			data={data.positions.map(({ id, name }) => ({ value: id, label: name }))}
			{...lockedIf(isGiven(part, 'position'))}
			{...fields.getInputProps('positionId')}
		/>
	);
}

/** The field holds what the form was opened from, and began with it. */
function isGiven({ form: { base, fields }, subject: { context } }: FormPart, kind: keyof typeof FIELD_OF): boolean {
	const name = FIELD_OF[kind];
	return context?.kind === kind && [base.values[name], fields.values[name]].every((id) => id === context.id);
}

const FIELD_OF = { band: 'bandId', stage: 'stageId', position: 'positionId' } as const;

/** What the form was opened from stands fast, and stays readable. */
function lockedIf(isLocked: boolean) {
	return isLocked
		? { readOnly: true, clearable: false, rightSection: <Icon path={mdiLock} size={16} title={texts.locked} /> }
		: {};
}
