import type { ImportKindName, SetupStep } from '@crossload/contract';
import { Link } from '@tanstack/react-router';
import type { RenderLink } from '../../ui/link-slot.ts';
import type { SetupCounts } from './setup-steps.ts';
import { SETUP_TEXTS as texts } from './setup-texts.ts';

/** The import that brings the rows of a step; users can only be entered by hand. */
export const STEP_IMPORTS: Readonly<Partial<Record<SetupStep, ImportKindName>>> = {
	running_order: 'running_order',
	positions: 'positions',
	vehicles: 'vehicles',
	persons: 'persons',
	templates: 'activities',
};

export function importLink(kind: ImportKindName): RenderLink {
	return (slot) => <Link to="/import" search={{ kind }} {...slot} />;
}

/** A link to where the rows of a step are entered by hand. */
export function manualEntryLink(step: SetupStep, counts: SetupCounts): { label: string; link: RenderLink } {
	switch (step) {
		case 'running_order':
			return { label: texts.typeIn, link: runningOrderLink(counts) };
		case 'positions':
			return { label: texts.add, link: (slot) => <Link to="/position/add" {...slot} /> };
		case 'vehicles':
			return { label: texts.add, link: (slot) => <Link to="/vehicle/add/{-$contextBand}" {...slot} /> };
		case 'templates':
			return { label: texts.lookThrough, link: changeLink(step) };
		default:
			return { label: texts.add, link: changeLink(step) };
	}
}

/** What is entered first: a band needs a stage, and a show needs a band. */
function runningOrderLink({ stages, bands }: SetupCounts): RenderLink {
	if (stages === 0) return (slot) => <Link to="/stages" {...slot} />;
	if (bands === 0) return (slot) => <Link to="/band/add" {...slot} />;
	return (slot) => <Link to="/activity/new/{-$context}/{-$contextId}" search={{ type: 'show' }} {...slot} />;
}

/** A link to the list of what a step is about. */
export function changeLink(step: SetupStep): RenderLink {
	const to = LIST_PATHS[step];
	return (slot) => <Link to={to} {...slot} />;
}

const LIST_PATHS = {
	running_order: '/bands',
	positions: '/positions',
	vehicles: '/vehicles',
	persons: '/persons',
	templates: '/templates',
	users: '/users',
} as const satisfies Record<SetupStep, string>;
