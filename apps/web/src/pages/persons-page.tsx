import { PersonList } from '../features/person/person-list.tsx';

/** The Persons screen (SPEC.md section 2). */
export function PersonsPage() {
	return <PersonList />;
}
