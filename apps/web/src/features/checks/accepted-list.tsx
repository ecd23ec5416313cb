import { Button } from '@mantine/core';
import { failureText } from '../../api/errors.ts';
import { useTakeBack } from '../../api/plan/acceptances.ts';
import { useRight } from '../../api/session.ts';
import { useConnection } from '../../api/sync/connection.ts';
import { KIND_NAMES } from '../../entities/finding/kind-names.ts';
import { formatNear } from '../../lib/format.ts';
import { useMinute } from '../../lib/now.ts';
import { notify } from '../../ui/notify.tsx';
import { useAnnounceSaved } from '../changes/use-announce-saved.ts';
import { ACCEPT_TEXTS as texts } from './accept-texts.ts';
import classes from './accepted-list.module.css';
import type { Check } from './use-checks.ts';

/** The findings that somebody has accepted, folded: with the note, by whom and when, and the way back (CHK-20). */
export function AcceptedList({ checks }: { checks: readonly Check[] }) {
	const mayWrite = useRight('activity:write');
	if (checks.length === 0) return null;
	return (
		<details className={classes.accepted}>
			<summary className={classes.head}>{texts.folded(checks.length)}</summary>
			<ul className="plain-list">
				{checks.map((check) => (
					<Accepted key={check.key} check={check} mayWrite={mayWrite} />
				))}
			</ul>
		</details>
	);
}

function Accepted({ check: { key, kind, text, accepted }, mayWrite }: { check: Check; mayWrite: boolean }) {
	const now = useMinute();
	const { mutateAsync: takeBack, isPending } = useTakeBack();
	const announce = useAnnounceSaved();
	const isOffline = useConnection() === 'offline';
	const handleTakeBack = async () => {
		try {
			announce(texts.takenBack, await takeBack(key));
		} catch (error) {
			notify.error(failureText(texts.takeBackFailed, error));
		}
	};
	return (
		<li className={classes.row}>
			<div>
				<h3 className={classes.kind}>{KIND_NAMES[kind]}</h3>
				<p className={classes.what}>{text}</p>
			</div>
			{accepted && (
				<div>
					{accepted.note && <p className={classes.note}>{accepted.note}</p>}
					<p className={classes.what}>{texts.by(accepted.by?.name ?? texts.nobody, formatNear(accepted.at, now))}</p>
				</div>
			)}
			{mayWrite && (
				<Button
					variant="default"
					className={classes.back ?? ''}
					disabled={isPending || isOffline}
					aria-label={texts.takeBackThis(text)}
					onClick={() => void handleTakeBack()}
				>
					{texts.takeBack}
				</Button>
			)}
		</li>
	);
}
