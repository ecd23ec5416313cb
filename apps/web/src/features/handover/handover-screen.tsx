import type { Activity, LoggedRevision } from '@crossload/contract';
import { compareTimes, festivalTimeOf, type Instant } from '@crossload/domain';
import { Button } from '@mantine/core';
import { mdiPrinter } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { alertListQuery } from '../../api/alerts.ts';
import { messageOf } from '../../api/errors.ts';
import { teamFunctionListQuery } from '../../api/team-functions.ts';
import { PhoneActivityRow } from '../../entities/activity/phone-activity-row.tsx';
import { SeverityBadge } from '../../entities/finding/severity-badge.tsx';
import { PersonLink } from '../../entities/person/phone-link.tsx';
import { formatFull, formatNear } from '../../lib/format.ts';
import { useMinute } from '../../lib/now.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PlainSelect } from '../../ui/plain-select.tsx';
import { ActivityLink } from '../activity/activity-link.tsx';
import { ChangedThings } from '../changes/change-row.tsx';
import { useChangeNames } from '../changes/use-change-names.ts';
import type { Check } from '../checks/use-checks.ts';
import { Radio } from '../team-function/members.tsx';
import classes from './handover.module.css';
import { HOURS_AHEAD, handedOver, handoverBegins, LOOKS_BACK, type LookBack, splitNotes } from './handover-parts.ts';
import { HANDOVER_TEXTS as texts } from './handover-texts.ts';
import { useHappenedSince } from './use-happened-since.ts';

interface HandoverScreenProps {
	activities: readonly Activity[];
	checks: readonly Check[];
}

/** One page for the next shift: what happened, what is open, what comes, what will not work, who is on duty (PLAN-15). */
export function HandoverScreen({ activities, checks }: HandoverScreenProps) {
	const now = useMinute();
	const [back, setBack] = useState<LookBack>(8);
	const since = handoverBegins(back, now);
	const { late, running, next } = useMemo(() => handedOver(activities, now), [activities, now]);
	const asOf = formatFull(festivalTimeOf(now));
	const ahead = checks.filter(
		({ severity, to }) => severity !== 'missing' && (to === null || compareTimes(to, festivalTimeOf(now)) >= 0),
	);
	return (
		<PageFrame
			title={texts.title}
			count={texts.upTo(asOf)}
			actions={
				<Button leftSection={<Icon path={mdiPrinter} size={20} />} onClick={() => window.print()}>
					{texts.print}
				</Button>
			}
		>
			<LookBackChoice back={back} onChange={setBack} />
			<Happened since={since} />
			<Part title={texts.late}>{late.map(rowOf)}</Part>
			<Part title={texts.running}>{running.map(rowOf)}</Part>
			<Part title={texts.next(HOURS_AHEAD)}>{next.map(rowOf)}</Part>
			<Part title={texts.findings}>
				{ahead.map(({ key, severity, text }) => (
					<li key={key} className={classes.line}>
						<SeverityBadge severity={severity} /> {text}
					</li>
				))}
			</Part>
			<OpenAlerts />
			<OnDuty />
		</PageFrame>
	);
}

function LookBackChoice({ back, onChange }: { back: LookBack; onChange: (back: LookBack) => void }) {
	const choices = LOOKS_BACK.map((each) => ({
		value: `${each}`,
		label: each === 'day' ? texts.morning : texts.hours(each),
	}));
	return (
		<PlainSelect<string>
			className={classes.choice}
			label={texts.since}
			data={choices}
			value={`${back}`}
			allowDeselect={false}
			onChange={(value) => onChange(LOOKS_BACK.find((each) => `${each}` === value) ?? back)}
		/>
	);
}

function rowOf(activity: Activity): ReactNode {
	return (
		<li key={activity.id}>
			<ActivityLink activityId={activity.id} className={classes.activity ?? ''}>
				<PhoneActivityRow activity={activity} />
			</ActivityLink>
		</li>
	);
}

function Happened({ since }: { since: Instant }) {
	const { revisions, isComplete, isCut, error, refetch } = useHappenedSince(since);
	const { nameOf } = useChangeNames();
	const { notes, others } = useMemo(() => splitNotes(revisions), [revisions]);
	if (error) return <ErrorPanel message={messageOf(error, texts.failed)} onRetry={() => void refetch()} />;
	if (!isComplete) return <p role="status">{texts.loading}</p>;
	const lineOf = (revision: LoggedRevision) => (
		<li key={revision.revision} className={classes.change}>
			<span className="note">
				{formatFull(revision.at)}
				{revision.actor && `, ${revision.actor.name}`}
			</span>
			<ChangedThings revision={revision} nameOf={nameOf} />
		</li>
	);
	return (
		<>
			<Part title={texts.notes}>{notes.map(lineOf)}</Part>
			<Part title={texts.happened}>{others.map(lineOf)}</Part>
			{isCut && <p className={classes.none}>{texts.cut}</p>}
		</>
	);
}

/** What needs somebody now, and who has taken it. */
function OpenAlerts() {
	const { data: alerts = [] } = useQuery(alertListQuery);
	const now = useMinute();
	return (
		<Part title={texts.alerts}>
			{alerts.map(({ id, since, text, taken }) => (
				<li key={id} className={classes.line}>
					{formatNear(since, now)} {text} {taken && <em>{texts.alertTaken(taken.by.name)}</em>}
				</li>
			))}
		</Part>
	);
}

/** The functions with who is on duty, their numbers by right, and their channels. */
function OnDuty() {
	const { data: functions = [] } = useQuery(teamFunctionListQuery);
	return (
		<Part title={texts.onDuty}>
			{functions.map(({ id, name, radio, activeMembers }) => (
				<li key={id} className={classes.line}>
					<strong>{name}</strong>
					<Radio radio={radio} />
					{activeMembers.length === 0 && <span className={classes.none}>{texts.nobody}</span>}
					{activeMembers.map((member) => (
						<span key={member.id}>
							<PersonLink name={member.name} tel={member.tel} isTelShown />
						</span>
					))}
				</li>
			))}
		</Part>
	);
}

/** A part of the page; one without anything says so: that nothing happened is worth knowing too. */
function Part({ title, children }: { title: string; children: readonly ReactNode[] }) {
	return (
		<section aria-label={title} className={classes.part}>
			<h2 className={classes.heading}>{title}</h2>
			{children.length === 0 ? (
				<p className={classes.none}>{texts.nothing}</p>
			) : (
				<ul className="plain-list">{children}</ul>
			)}
		</section>
	);
}
