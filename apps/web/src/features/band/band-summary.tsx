import type { Activity, ActivityBrief, Band } from '@crossload/contract';
import { isCancelled, isShow, showOf } from '@crossload/domain';
import { useRight } from '../../api/session.ts';
import { PlannedTime } from '../../entities/activity/planned-time.tsx';
import { STATUS_SHORT } from '../../entities/activity/status-texts.ts';
import { TimingText } from '../../entities/activity/timing-text.tsx';
import { CallButton, PhoneLink } from '../../entities/person/phone-link.tsx';
import { StageActivitiesLink } from '../../entities/stage/stage-activities-link.tsx';
import { useIsPhone } from '../../lib/use-media.ts';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './band-summary.module.css';
import { BAND_TEXTS as texts } from './band-texts.ts';

type Shown = Activity | ActivityBrief;

/** What one asks first about a band: stage, show, whom to call, how many they are (BAND-06). */
export function BandSummary({ band, activities }: { band: Band; activities: readonly Shown[] }) {
	const seesProduction = useRight('phone:read');
	return (
		<Panel>
			<Facts>
				<Fact label={texts.stage}>
					<StageActivitiesLink stage={band.stage} />
				</Fact>
				<Fact label={texts.show}>
					<ShowTime show={showOf(activities) ?? activities.find(isCancelledShow) ?? null} />
				</Fact>
				{seesProduction && <ProductionFact production={band.production} />}
				{band.touringParty && <Fact label={texts.touringParty}>{band.touringParty}</Fact>}
			</Facts>
		</Panel>
	);
}

const isCancelledShow = (activity: Shown) => isShow(activity.activityType) && isCancelled(activity);

function ShowTime({ show }: { show: Shown | null }) {
	if (show === null || (show.planned_start ?? show.planned_end) === null) return texts.notYetKnown;
	if (isCancelled(show)) {
		return (
			<span className={classes.show}>
				<s>
					<PlannedTime planned={show} />
				</s>
				{STATUS_SHORT.cancelled}
			</span>
		);
	}
	return (
		<span className={classes.show}>
			<PlannedTime planned={show} />
			<TimingText activity={show} />
		</span>
	);
}

function ProductionFact({ production }: { production: Band['production'] }) {
	const isPhone = useIsPhone();
	if (production === null) return <Fact label={texts.production}>{texts.notYetKnown}</Fact>;
	return (
		<Fact label={texts.production} action={isPhone && <CallButton {...production} />}>
			<span className={classes.production}>
				{production.name}
				{!isPhone && <PhoneLink {...production} />}
			</span>
		</Fact>
	);
}
