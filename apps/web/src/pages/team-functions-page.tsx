import { TeamFunctionList } from '../features/team-function/team-function-list.tsx';

/** The Team Functions screen (SPEC.md section 2). */
export function TeamFunctionsPage() {
	return <TeamFunctionList />;
}
