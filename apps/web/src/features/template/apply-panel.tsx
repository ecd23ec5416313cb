import { MAX_BATCH_ENTRIES, type Template, type TemplatePreviewResult } from '@crossload/contract';
import { ALL_DAYS, SEVERITIES } from '@crossload/domain';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useBands } from '../../api/bands.ts';
import { failureText } from '../../api/errors.ts';
import { useConnection } from '../../api/sync/connection.ts';
import { SeverityBadge } from '../../entities/finding/severity-badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PlainSelect } from '../../ui/plain-select.tsx';
import { dayChoices, filterBands, NO_FILTERS, stageChoices } from '../band/band-filters.ts';
import classes from './apply-panel.module.css';
import { ApplyRow } from './apply-row.tsx';
import { APPLY_TEXTS as texts } from './template-texts.ts';
import { type TemplateApply, useTemplateApply } from './use-template-apply.ts';

/** Chooses the bands whose day a template lays out, shows what it would make and break, and does it (TPL-04). */
export function ApplyPanel({ template }: { template: Template }) {
	const { data: bands = [] } = useBands();
	const [filters, setFilters] = useState(NO_FILTERS);
	const shown = filterBands(bands, filters);
	const apply = useTemplateApply(template, bands);
	const change = (changed: Partial<typeof filters>) => setFilters((present) => ({ ...present, ...changed }));
	return (
		<section className={classes.panel} aria-label={texts.title}>
			<h2 className={classes.title}>{texts.title}</h2>
			<div className={classes.filters}>
				<PlainSelect
					aria-label={ALL_DAYS}
					data={dayChoices(bands).map((day) => ({ value: day, label: day }))}
					value={filters.day}
					allowDeselect={false}
					onChange={(day) => day && change({ day })}
				/>
				<PlainSelect
					aria-label={texts.stage}
					data={stageChoices(bands).map((stage) => ({ value: stage, label: stage }))}
					value={filters.stage}
					allowDeselect={false}
					onChange={(stage) => stage && change({ stage })}
				/>
				<TextInput
					className={classes.search ?? ''}
					type="search"
					aria-label={texts.search}
					placeholder={texts.search}
					value={filters.search}
					onChange={({ currentTarget }) => change({ search: currentTarget.value })}
				/>
			</div>
			{shown.length === 0 ? (
				<EmptyState text={texts.none} />
			) : (
				<>
					<AllShown ids={shown.map(({ id }) => id)} apply={apply} />
					<ul className={classes.bands}>
						{shown.map((band) => (
							<ApplyRow key={band.id} band={band} apply={apply} />
						))}
					</ul>
				</>
			)}
			<Foot apply={apply} />
		</section>
	);
}

function AllShown({ ids, apply: { chosen, choose } }: { ids: readonly number[]; apply: TemplateApply }) {
	const count = ids.filter((id) => chosen.has(id)).length;
	return (
		<Checkbox
			className={classes.all ?? ''}
			label={texts.all}
			checked={count === ids.length}
			indeterminate={count > 0 && count < ids.length}
			onChange={({ currentTarget }) => choose(ids, currentTarget.checked)}
		/>
	);
}

function Foot({ apply }: { apply: TemplateApply }) {
	const isOffline = useConnection() === 'offline';
	const { preview, failure, isOvertaken, firstCreatedId: block } = apply;
	return (
		<div className={classes.foot}>
			{isOffline && <p role="status">{texts.offline}</p>}
			{!isOffline && apply.chosen.size === 0 && <p>{texts.choose}</p>}
			{!isOffline && failure && (
				<p role="alert">
					{failureText(texts.previewFailed, failure)}{' '}
					<Button variant="default" onClick={apply.lookAgain}>
						{texts.retry}
					</Button>
				</p>
			)}
			{isOvertaken && <p role="alert">{texts.overtaken}</p>}
			{preview && !isOvertaken && <ApplySummary preview={preview} isTooLarge={apply.isTooLarge} />}
			{block !== null && apply.chosen.size === 0 && (
				<Button variant="default" renderRoot={(slot) => <Link to="/plan" search={{ by: 'bands', block }} {...slot} />}>
					{texts.seeOnBoard}
				</Button>
			)}
			<ApplyButton apply={apply} isOffline={isOffline} />
		</div>
	);
}

/** One button, so that a second press after the first was refused looks again and makes nothing unseen. */
function ApplyButton({ apply, isOffline }: { apply: TemplateApply; isOffline: boolean }) {
	const { preview, isFresh, isOvertaken, bandCount } = apply;
	const canApply = preview !== undefined && preview.create.length > 0 && isFresh && !isOffline && !apply.isTooLarge;
	return (
		<Button
			disabled={!canApply && !isOvertaken}
			loading={apply.isApplying}
			onClick={isOvertaken ? apply.lookAgain : () => void apply.apply()}
		>
			{isOvertaken ? texts.lookAgain : texts.apply(bandCount)}
		</Button>
	);
}

/** How many findings are shown at most; the rest are counted. */
const MAX_FINDINGS = 6;

/** How many activities applying would make, and the findings that these would cause. */
function ApplySummary({ preview, isTooLarge }: { preview: TemplatePreviewResult; isTooLarge: boolean }) {
	const { create, skipped, findings } = preview;
	const worstFirst = SEVERITIES.flatMap((severity) => findings.filter((finding) => finding.severity === severity));
	const shown = worstFirst.slice(0, MAX_FINDINGS);
	return (
		<>
			<p role="status">
				{isTooLarge ? texts.tooMany(MAX_BATCH_ENTRIES) : texts.summary(create.length, skipped.length)}{' '}
				{findings.length === 0 && create.length > 0 && texts.clean}
			</p>
			{shown.length > 0 && (
				<ul className={classes.findings} aria-label={texts.findings}>
					{shown.map((finding) => (
						<li key={finding.key} className={classes.finding}>
							<SeverityBadge severity={finding.severity} />
							<span>{finding.text}</span>
						</li>
					))}
					{worstFirst.length > shown.length && <li>{texts.more(worstFirst.length - shown.length)}</li>}
				</ul>
			)}
		</>
	);
}
