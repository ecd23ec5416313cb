import type {
	Activity,
	ActivityBrief,
	Band,
	PlanEstimate,
	PlanFinding,
	Position,
	PositionWithActivities,
	ShareView,
	Stage,
	Vehicle,
} from '@crossload/contract';
import { bandShow, type InView, type ViewedEntity } from '@crossload/domain';

/** The rows of lists that a share reads, by entity. */
interface RowOf {
	readonly activity: Activity;
	readonly band: Band;
	readonly vehicle: Vehicle;
	readonly position: Position;
	readonly stage: Stage;
}

type AnyRow = RowOf[ViewedEntity];

/**
 * Filters what a share reads by its view: rows outside are left out, nor are they named within rows that are (ON-SITE.md,
 * WALL-02 and WALL-06). Telephone numbers are always null.
 */
export class ViewFilter {
	readonly #seen: InView;
	readonly #withInfo: boolean;

	constructor(seen: InView, { withInfo = false }: Pick<ShareView, 'withInfo'>) {
		this.#seen = seen;
		this.#withInfo = withInfo;
	}

	/** A row as the share may see it; null for one outside the view. */
	row(entity: ViewedEntity, row: { readonly id: number }): { readonly id: number } | null {
		if (!this.#seen[entity].has(row.id)) return null;
		return this.#visible[entity](row as AnyRow as never);
	}

	/** The rows of a list call as the share may see them. */
	rows<R extends { readonly id: number }>(entity: ViewedEntity, rows: readonly R[]): R[] {
		return rows.flatMap((row) => (this.row(entity, row) as R | null) ?? []);
	}

	/** Estimates of activities in view; what makes them late only where that is in view too. */
	estimates(estimates: readonly PlanEstimate[]): PlanEstimate[] {
		const { activity } = this.#seen;
		return estimates
			.filter(({ id }) => activity.has(id))
			.map((each) => (each.because && !activity.has(each.because.activityId) ? { ...each, because: null } : each));
	}

	/** Findings that name nothing outside the view: their sentence has names. That someone accepted one stays inside. */
	findings(findings: readonly PlanFinding[]): PlanFinding[] {
		const isSeen = (entity: ViewedEntity, named: { readonly id: number } | null) =>
			named === null || this.#seen[entity].has(named.id);
		const shown = findings.filter(
			({ activities, stage, position, band, vehicle }) =>
				activities.every((id) => this.#seen.activity.has(id)) &&
				isSeen('stage', stage) &&
				isSeen('position', position) &&
				isSeen('band', band) &&
				isSeen('vehicle', vehicle),
		);
		return shown.map((finding) => ({ ...finding, accepted: null }));
	}

	readonly #visible = {
		activity: (row: Activity): Activity => ({ ...row, info: this.#info(row.info) }),
		band: (row: Band): Band => ({
			...row,
			touringParty: this.#info(row.touringParty),
			notes: this.#info(row.notes),
			production: null,
			show: bandShow(this.#seenBriefs(row.activities)),
			next_activity: this.#seenBrief(row.next_activity),
			vehicles: row.vehicles.filter(({ id }) => this.#seen.vehicle.has(id)),
			activities: this.#seenBriefs(row.activities),
		}),
		vehicle: (row: Vehicle): Vehicle => {
			const current_position = this.#seenPosition(row.current_position);
			const isHidden = row.current_position !== null && current_position === null;
			return {
				...row,
				driver_tel: null,
				comment: this.#info(row.comment),
				current_position,
				position_status: isHidden ? 'unknown' : row.position_status,
				next_position: this.#seenPosition(row.next_position),
				previous_position: this.#seenPosition(row.previous_position),
				next_activity: this.#seenBrief(row.next_activity),
				activities: this.#seenBriefs(row.activities),
			};
		},
		/** With its activities or without them, as the list has it. */
		position: (row: Position | PositionWithActivities): Position => ({
			...row,
			stage: row.stage && this.#seen.stage.has(row.stage.id) ? row.stage : null,
			vehicles: row.vehicles.filter(({ id }) => this.#seen.vehicle.has(id)),
			...('activities' in row && { activities: this.#seenBriefs(row.activities) }),
		}),
		stage: (row: Stage): Stage => row,
	};

	#info(text: string | null): string | null {
		return this.#withInfo ? text : null;
	}

	#seenBrief(activity: ActivityBrief | null): ActivityBrief | null {
		return activity && this.#seen.activity.has(activity.id) ? activity : null;
	}

	#seenBriefs(activities: readonly ActivityBrief[]): ActivityBrief[] {
		return activities.filter(({ id }) => this.#seen.activity.has(id));
	}

	#seenPosition<P extends { readonly id: number }>(position: P | null): P | null {
		return position && this.#seen.position.has(position.id) ? position : null;
	}
}
