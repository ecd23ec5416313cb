import { ShareList } from '../features/share/share-list.tsx';

/** The links without a login (ON-SITE.md, section WALL). */
export function SharesPage() {
	return <ShareList />;
}
