import type { Band, TemplatePreviewResult } from '@crossload/contract';
import { Checkbox } from '@mantine/core';
import { PlannedTime } from '../../entities/activity/planned-time.tsx';
import { StageChip } from '../../entities/stage/stage-chip.tsx';
import classes from './apply-panel.module.css';
import { APPLY_TEXTS as texts } from './template-texts.ts';
import type { TemplateApply } from './use-template-apply.ts';

/** A band that can be chosen: its show, and how many activities the template would add. */
export function ApplyRow({ band, apply: { chosen, choose, preview } }: { band: Band; apply: TemplateApply }) {
	const isChosen = chosen.has(band.id);
	return (
		<li className={classes.band}>
			<Checkbox
				classNames={{
					root: classes.checkbox ?? '',
					body: classes.checkboxBody ?? '',
					labelWrapper: classes.checkboxLabel ?? '',
				}}
				label={band.name}
				description={
					<span className={classes.show}>
						<StageChip stage={band.stage} />
						{band.show ? <PlannedTime planned={band.show} isQuiet /> : texts.noShow}
					</span>
				}
				checked={isChosen}
				onChange={({ currentTarget }) => choose([band.id], currentTarget.checked)}
			/>
			{isChosen && preview && <BandPreview band={band} preview={preview} />}
		</li>
	);
}

function BandPreview({ band, preview }: { band: Band; preview: TemplatePreviewResult }) {
	const created = preview.create.filter(({ bandId }) => bandId === band.id).length;
	const skipped = preview.skipped.filter(({ bandId }) => bandId === band.id);
	const hasNoOpenShow = skipped.some(({ why }) => why === 'no-show');
	return (
		<span className={classes.result}>
			<span className={classes.count} aria-hidden>
				{texts.adds(created)}
			</span>
			<span className="visually-hidden">{texts.addsWords(created)}</span>
			{hasNoOpenShow && band.show && <span>{texts.noOpenShow}</span>}
			{!hasNoOpenShow && skipped.length > 0 && (
				<span>{created === 0 ? texts.hasAll : texts.alreadyThere(skipped.length)}</span>
			)}
		</span>
	);
}
