import type { ActivityStatus } from '@crossload/domain';
import {
	mdiAirplaneTakeoff,
	mdiAlertCircle,
	mdiCancel,
	mdiCheckCircle,
	mdiClipboardCheckOutline,
	mdiClockOutline,
	mdiDotsHorizontalCircleOutline,
	mdiExitToApp,
	mdiMicrophone,
	mdiParking,
	mdiPlayCircle,
	mdiSwapHorizontalBold,
	mdiTrayArrowDown,
	mdiTrayArrowUp,
	mdiTuneVertical,
} from '@mdi/js';

const TYPE_ICONS: ReadonlyMap<string, string> = new Map([
	['arrival', mdiExitToApp],
	['checkin', mdiClipboardCheckOutline],
	['parking', mdiParking],
	['loadin', mdiTrayArrowDown],
	['soundcheck', mdiTuneVertical],
	['show', mdiMicrophone],
	['loadout', mdiTrayArrowUp],
	['crossload', mdiSwapHorizontalBold],
	['departure', mdiAirplaneTakeoff],
]);

/** The icon of an activity type, a path of @mdi/js; a type nobody drew one for has three dots. */
export function activityTypeIcon(typeId: string): string {
	return TYPE_ICONS.get(typeId) ?? mdiDotsHorizontalCircleOutline;
}

/** The icon of each status, paths of @mdi/js. */
export const STATUS_ICONS: Readonly<Record<ActivityStatus, string>> = {
	planned: mdiClockOutline,
	running: mdiPlayCircle,
	late: mdiAlertCircle,
	done: mdiCheckCircle,
	cancelled: mdiCancel,
};
