import { UserList } from '../features/user/user-list.tsx';

/** The Users screen (SPEC.md section 2). */
export function UsersPage() {
	return <UserList />;
}
