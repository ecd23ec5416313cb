import type { Band, TemplatePreviewResult } from '@crossload/contract';
import { Checkbox } from '@mantine/core';
import { PlannedTime } from '../../entities/activity/planned-time.tsx';
import { StageChip } from '../../entities/stage/stage-chip.tsx';
import classes from './apply-panel.module.css';
import { APPLY_TEXTS as texts } from './template-texts.ts';
import type { TemplateApply } from './use-template-apply.ts';

/** A band that may be laid out: its show, and what it would get. */
export function ApplyRow({ band, apply: { chosen, choose, preview } }: { band: Band; apply: TemplateApply }) {
	const isChosen = chosen.has(band.id);
	return (
		<li className={classes.band}>
			<Checkbox
				classNames={{ root: classes.who ?? '', body: classes.whoBody ?? '', labelWrapper: classes.whoLabel ?? '' }}
				label={band.name}
				description={
					<span className={classes.when}>
						<StageChip stage={band.stage} />
						{band.show ? <PlannedTime planned={band.show} isQuiet /> : texts.noShow}
					</span>
				}
				checked={isChosen}
				onChange={({ currentTarget }) => choose([band.id], currentTarget.checked)}
			/>
			{isChosen && preview && <WhatItGets band={band} preview={preview} />}
		</li>
	);
}

function WhatItGets({ band, preview }: { band: Band; preview: TemplatePreviewResult }) {
	const created = preview.create.filter(({ bandId }) => bandId === band.id).length;
	const skipped = preview.skipped.filter(({ bandId }) => bandId === band.id);
	const isWithoutShow = skipped.some(({ why }) => why === 'no-show');
	return (
		<span className={classes.what}>
			<span className={classes.count} aria-hidden>
				{texts.adds(created)}
			</span>
			<span className="visually-hidden">{texts.addsWords(created)}</span>
			{isWithoutShow && band.show && <span>{texts.noOpenShow}</span>}
			{!isWithoutShow && skipped.length > 0 && (
				<span>{created === 0 ? texts.hasAll : texts.alreadyThere(skipped.length)}</span>
			)}
		</span>
	);
}
