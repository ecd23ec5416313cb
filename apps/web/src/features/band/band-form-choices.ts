import type { Band, Stage } from '@crossload/contract';
import { useQuery } from '@tanstack/react-query';
import { productionQuery } from '../../api/persons.ts';
import { stageListQuery } from '../../api/stages.ts';
import { combinedState } from '../../lib/combined-state.ts';
import type { ProductionChoice } from './band-form.tsx';

interface FormChoices {
	readonly stages: readonly Stage[] | undefined;
	readonly productions: readonly ProductionChoice[] | undefined;
	readonly error: Error | null;
	readonly retry: () => void;
}

/** What the band form offers: the stages, and who can be the production, the band's present one included. */
export function useBandFormChoices(band?: Band): FormChoices {
	const stages = useQuery(stageListQuery);
	const productions = useQuery(productionQuery);
	return {
		stages: stages.data,
		productions: productions.data && withPresent(productions.data, band?.production ?? null),
		...combinedState([stages, productions]),
	};
}

/** A person may have left the group Production and still be the band's. */
function withPresent(
	persons: readonly ProductionChoice[],
	present: ProductionChoice | null,
): readonly ProductionChoice[] {
	const isListed = present === null || persons.some(({ id }) => id === present.id);
	return isListed ? persons : [...persons, present];
}
