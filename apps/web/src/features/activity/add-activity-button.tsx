import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { AddButton, ToolRowAdd } from '../../ui/add-buttons.tsx';
import type { RenderLink } from '../../ui/link-slot.ts';
import { LIST_TEXTS as texts } from './activity-list-texts.ts';
import { contextParams, usePageContext } from './form-context.ts';

/** Where Add leads: a list narrowed to a stage adds to that stage. */
function useFormLink(): RenderLink {
	const params = contextParams(usePageContext());
	return (slot) => <Link to="/activity/new/{-$context}/{-$contextId}" params={params} {...slot} />;
}

/** Leads to the form for a new activity. */
export const AddActivityButton = memo(() => <AddButton label={texts.add} renderRoot={useFormLink()} />);

/** The same in a phone's tool row, at the thumb's end of it. */
export function AddActivityIcon() {
	return <ToolRowAdd label={texts.add} renderRoot={useFormLink()} />;
}
