import type { Band } from '@crossload/contract';
import { useNavigate } from '@tanstack/react-router';
import { useRemoveBand } from '../../api/bands.ts';
import { useDraftKey } from '../../api/session.ts';
import { dropDraft } from '../../lib/draft.ts';
import { DeleteButton } from '../../ui/delete-button.tsx';
import { useAnnounceSaved } from '../changes/use-announce-saved.ts';
import { draftNameOf } from './band-form-links.tsx';
import { FORM_TEXTS as texts } from './band-form-texts.ts';
import { whatGoesWith } from './band-form-values.ts';

/** Deletes the band, after saying how many vehicles and activities go with it (ADM-08). */
export function DeleteBandButton({ band }: { band: Band }) {
	const navigate = useNavigate();
	const remove = useRemoveBand();
	const announce = useAnnounceSaved();
	const draft = useDraftKey(draftNameOf(band.id));
	const what = whatGoesWith(band);
	return (
		<DeleteButton
			title={texts.delete}
			question={what === null ? texts.askDelete(band.name) : texts.askDeleteWith(band.name, what)}
			isCascade={what !== null}
			followUp={texts.askDeleteInUse}
			onDelete={(cascade) => remove.mutateAsync({ id: band.id, cascade })}
			onDeleted={(deleted) => {
				dropDraft(draft);
				announce(texts.deleted, deleted);
				void navigate({ to: '/bands', replace: true });
			}}
			failure={texts.deleteFailed}
		/>
	);
}
