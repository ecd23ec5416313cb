/** One row; none until someone has changed them. */
export interface PlanSettingsTable {
	id: number;
	/** Minutes. */
	turnaround: number;
}
