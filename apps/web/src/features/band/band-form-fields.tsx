import { LENGTHS, type Stage } from '@crossload/contract';
import { Select, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { clearable } from '../../ui/clearable.ts';
import { FormSection, WideField } from '../../ui/form/form-frame.tsx';
import { REQUIRED } from '../../ui/required.ts';
import { SEARCHABLE } from '../../ui/searchable.ts';
import classes from './band-form-fields.module.css';
import { FORM_TEXTS as texts } from './band-form-texts.ts';
import type { BandValues } from './band-form-values.ts';

/** A person who can be a band's production. */
export interface ProductionChoice {
	readonly id: number;
	readonly name: string;
}

interface BandFormFieldsProps {
	fields: UseFormReturnType<BandValues>;
	stages: readonly Stage[];
	productions: readonly ProductionChoice[];
}

/** What is known of a band (BAND-10). */
export function BandFormFields({ fields, stages, productions }: BandFormFieldsProps) {
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

function StageField({ fields, stages }: Pick<BandFormFieldsProps, 'fields' | 'stages'>) {
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
