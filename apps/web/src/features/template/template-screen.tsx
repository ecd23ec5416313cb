import type { Template } from '@crossload/contract';
import { ActionIcon } from '@mantine/core';
import { mdiContentCopy, mdiDeleteOutline, mdiPencilOutline } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { templateListQuery, useRemoveTemplate } from '../../api/plan/templates.ts';
import { useRight } from '../../api/session.ts';
import { useIsPhone, useScreen } from '../../lib/use-media.ts';
import { AddButton } from '../../ui/add-buttons.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ListPlaceholder } from '../../ui/list-placeholder.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { withTooltip } from '../../ui/tooltip.ts';
import { type Dialog, useDialog } from '../../ui/use-dialog.ts';
import { useUndoableRemoval } from '../changes/use-undoable-removal.ts';
import { ApplyPanel } from './apply-panel.tsx';
import { StepsInPlace } from './steps-in-place.tsx';
import { TemplateDialog } from './template-dialog.tsx';
import classes from './template-screen.module.css';
import { TemplateSteps } from './template-steps.tsx';
import { TemplateStrip } from './template-strip.tsx';
import { TEMPLATE_TEXTS as texts } from './template-texts.ts';

/** The templates of a band's day: to look at, to edit and to apply (TPL-04). */
export function TemplateScreen() {
	const { data: templates, isLoadingError, refetch } = useQuery(templateListQuery);
	const [chosenId, choose] = useState<number | null>(null);
	const dialog = useDialog<Template | null>();
	const [initial, setInitial] = useState<Pick<Template, 'name' | 'steps'>>();
	const add = (from?: Template) => {
		setInitial(from && { name: texts.copyOf(from.name), steps: from.steps });
		dialog.open(null);
	};
	const { mutateAsync: send } = useRemoveTemplate();
	const [onDelete, question] = useUndoableRemoval<Template>(send, texts);
	const mayEdit = useRight('stage:write');
	const shown = templates?.find(({ id }) => id === chosenId) ?? templates?.[0];
	return (
		<PageFrame
			title={texts.title}
			count={templates?.length}
			actions={mayEdit && <AddButton label={texts.add} onClick={() => add()} />}
		>
			{!templates && <ListPlaceholder failure={isLoadingError ? texts.loadFailed : null} retry={refetch} count={6} />}
			{templates && !shown && <EmptyState text={texts.empty} />}
			{templates && shown && (
				<div className={classes.columns}>
					<TemplateList templates={templates} shown={shown} onChoose={choose} />
					<TemplateView template={shown} dialog={dialog} onCopy={add} onDelete={onDelete} />
				</div>
			)}
			<TemplateDialog dialog={dialog} initial={initial} onDelete={onDelete} />
			{question}
		</PageFrame>
	);
}

interface TemplateListProps {
	templates: readonly Template[];
	shown: Template;
	onChoose: (id: number) => void;
}

function TemplateList({ templates, shown, onChoose }: TemplateListProps) {
	return (
		<nav className={classes.list} aria-label={texts.list}>
			{templates.map(({ id, name, steps }) => (
				<button
					key={id}
					type="button"
					className={classes.entry}
					aria-current={id === shown.id ? 'true' : undefined}
					onClick={() => onChoose(id)}
				>
					<span className={classes.entryName}>{name}</span>
					<span className={classes.entryCount}>{texts.steps(steps.length)}</span>
				</button>
			))}
		</nav>
	);
}

interface TemplateViewProps {
	template: Template;
	dialog: Dialog<Template | null>;
	onCopy: (template: Template) => void;
	onDelete: (template: Template) => void;
}

function TemplateView({ template, dialog, onCopy, onDelete }: TemplateViewProps) {
	const mayEdit = useRight('stage:write');
	const mayApply = useRight('activity:write');
	const screen = useScreen();
	return (
		<>
			<section aria-label={template.name}>
				<div className={classes.head}>
					<h2 className={classes.name}>{template.name}</h2>
					{mayEdit && (
						<>
							<HeadButton label={texts.edit} icon={mdiPencilOutline} onClick={() => dialog.open(template)} />
							<HeadButton label={texts.copy} icon={mdiContentCopy} onClick={() => onCopy(template)} />
							<HeadButton label={texts.delete} icon={mdiDeleteOutline} onClick={() => onDelete(template)} />
						</>
					)}
				</div>
				{mayEdit && screen === 'desktop' ? (
					<StepsInPlace key={template.id} template={template} />
				) : (
					<>
						<TemplateStrip steps={template.steps} />
						<TemplateSteps steps={template.steps} />
					</>
				)}
			</section>
			{mayApply && <ApplyPanel key={template.id} template={template} />}
		</>
	);
}

function HeadButton({ label, icon, onClick }: { label: string; icon: string; onClick: () => void }) {
	const size = useIsPhone() ? 44 : 36;
	return (
		<ActionIcon variant="subtle" color="gray" size={size} aria-label={label} {...withTooltip(label)} onClick={onClick}>
			<Icon path={icon} size={20} />
		</ActionIcon>
	);
}
