import type { ActivityTable, ActivityTypeTable, ActivityVehicleTable } from '../features/activity/activity.table.ts';
import type { AlertSettingTable, AlertTable } from '../features/alert/alert.table.ts';
import type { BandTable } from '../features/band/band.table.ts';
import type { NoteTable } from '../features/note/note.table.ts';
import type { PersonTable } from '../features/person/person.table.ts';
import type { PlanSettingsTable } from '../features/plan/plan-settings.table.ts';
import type { PositionTable } from '../features/position/position.table.ts';
import type { EndedLoginTable, LoginFailureTable, SigningKeyTable } from '../features/session/session.table.ts';
import type { SheetIssueTable } from '../features/sheet/sheet-issue.table.ts';
import type { StageTable } from '../features/stage/stage.table.ts';
import type { TeamFunctionMemberTable, TeamFunctionTable } from '../features/team-function/team-function.table.ts';
import type { TemplateTable } from '../features/template/template.table.ts';
import type { UserTable } from '../features/user/user.table.ts';
import type { VehicleTable, VehicleTypeTable } from '../features/vehicle/vehicle.table.ts';
import type { VehiclePassTable } from '../features/vehicle/vehicle-pass.table.ts';
import type { WatchTable } from '../features/watch/watch.table.ts';
import type { ChangeTable } from './change-log.table.ts';
import type { IdempotencyTable } from './idempotency.table.ts';

/** Every table, by its name in the database. */
export interface Tables {
	activity: ActivityTable;
	activity_type: ActivityTypeTable;
	activity_vehicle: ActivityVehicleTable;
	alert: AlertTable;
	alert_setting: AlertSettingTable;
	band: BandTable;
	change: ChangeTable;
	ended_login: EndedLoginTable;
	idempotency: IdempotencyTable;
	login_failure: LoginFailureTable;
	note: NoteTable;
	person: PersonTable;
	plan_settings: PlanSettingsTable;
	position: PositionTable;
	sheet_issue: SheetIssueTable;
	signing_key: SigningKeyTable;
	stage: StageTable;
	team_function: TeamFunctionTable;
	team_function_member: TeamFunctionMemberTable;
	template: TemplateTable;
	user: UserTable;
	vehicle: VehicleTable;
	vehicle_pass: VehiclePassTable;
	vehicle_type: VehicleTypeTable;
	watch: WatchTable;
}
