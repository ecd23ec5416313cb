import { StageList } from '../features/stage/stage-list.tsx';

/** The Stages screen (SPEC.md section 2). */
export function StagesPage() {
	return <StageList />;
}
