import { Link } from '@tanstack/react-router';
import { useRight } from '../../api/session.ts';
import { AddButton, ToolRowAdd } from '../../ui/add-buttons.tsx';
import type { RenderLink } from '../../ui/link-slot.ts';
import { BAND_TEXTS as texts } from './band-texts.ts';

const toForm: RenderLink = (slot) => <Link to="/band/add" {...slot} />;

/** Leads to the form for a new band, for those who may add one; as an icon at the end of the phone's tool row. */
export function AddBandButton({ isIcon = false }: { isIcon?: boolean }) {
	if (!useRight('band:write')) return null;
	const Add = isIcon ? ToolRowAdd : AddButton;
	return <Add label={texts.add} renderRoot={toForm} />;
}
