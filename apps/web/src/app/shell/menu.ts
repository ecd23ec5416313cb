import type { User } from '@crossload/contract';
import { holds, type Right } from '@crossload/domain';
import {
	mdiAccountGroupOutline,
	mdiAccountKeyOutline,
	mdiBadgeAccountOutline,
	mdiCalendarClockOutline,
	mdiChartGantt,
	mdiFilePdfBox,
	mdiGate,
	mdiHelpCircleOutline,
	mdiHistory,
	mdiHomeOutline,
	mdiLinkVariant,
	mdiMapMarkerOutline,
	mdiMusicNote,
	mdiShieldAlertOutline,
	mdiTableArrowUp,
	mdiTheater,
	mdiTimelineClockOutline,
	mdiTruckOutline,
} from '@mdi/js';

interface Entry {
	readonly to: `/${string}`;
	readonly label: string;
	/** A path of @mdi/js. */
	readonly icon: string;
	/** Shown to those who hold it; absent for everyone. */
	readonly right?: Right;
}

/** For everyone, in the specification's order (SPEC.md section 2, shell). */
export const MAIN_ENTRIES = [
	{ to: '/', label: 'Home', icon: mdiHomeOutline },
	{ to: '/plan', label: 'Plan', icon: mdiChartGantt },
	{ to: '/positions', label: 'Positions', icon: mdiMapMarkerOutline },
	{ to: '/bands', label: 'Bands', icon: mdiMusicNote },
	{ to: '/vehicles', label: 'Vehicles', icon: mdiTruckOutline },
	{ to: '/activities', label: 'Activities', icon: mdiCalendarClockOutline },
	{ to: '/checks', label: 'Checks', icon: mdiShieldAlertOutline },
	{ to: '/changes', label: 'What happened', icon: mdiHistory, right: 'history:read' },
	{ to: '/gate', label: 'Gate', icon: mdiGate },
	{ to: '/sheets', label: 'Sheets', icon: mdiFilePdfBox },
] as const satisfies readonly Entry[];

/** The admin screens, each for those who may write there. */
export const ADMIN_ENTRIES = [
	{ to: '/stages', label: 'Stages', icon: mdiTheater, right: 'stage:write' },
	{ to: '/persons', label: 'Persons', icon: mdiAccountGroupOutline, right: 'person:write' },
	{ to: '/team-functions', label: 'Team Functions', icon: mdiBadgeAccountOutline, right: 'function:write' },
	{ to: '/templates', label: 'Templates', icon: mdiTimelineClockOutline, right: 'activity:write' },
	{ to: '/import', label: 'Import', icon: mdiTableArrowUp, right: 'import' },
	{ to: '/shares', label: 'Links', icon: mdiLinkVariant, right: 'share:write' },
	{ to: '/users', label: 'Users', icon: mdiAccountKeyOutline, right: 'user:write' },
] as const satisfies readonly Entry[];

/** Stands apart, below the others. */
export const HELP_ENTRY = { to: '/help', label: 'Help', icon: mdiHelpCircleOutline } as const satisfies Entry;

/** The screens that are marked in the menu. The first steps come and go there, the bell leads to the alerts. */
export type MenuPath = (typeof MAIN_ENTRIES | typeof ADMIN_ENTRIES)[number]['to'] | '/help' | '/setup' | '/alerts';

/** An entry of the navigation drawer. */
export interface MenuEntry extends Entry {
	readonly to: MenuPath;
}

/** What a phone has at its lower edge, before the menu button. */
export const PHONE_PATHS: readonly MenuPath[] = ['/', '/plan', '/activities'];

/** Whether an entry is for someone. */
export function isFor({ permissions }: User): (entry: MenuEntry) => boolean {
	return ({ right }) => right === undefined || holds(permissions, right);
}
