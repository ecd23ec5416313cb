import type { StageReference, Vehicle } from '@crossload/contract';
import { vehicleTagColor } from '@crossload/domain';
import { useRight } from '../../api/session.ts';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { CallButton, PhoneLink } from '../../entities/person/phone-link.tsx';
import { Plate } from '../../entities/vehicle/plate.tsx';
import { TypeChip } from '../../entities/vehicle/type-chip.tsx';
import { DASH } from '../../lib/format.ts';
import { useIsPhone } from '../../lib/use-media.ts';
import { Chip, OutlineChip } from '../../ui/chip.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './vehicle-facts-panel.module.css';
import { VEHICLE_TEXTS as texts } from './vehicle-texts.ts';

/** What is known of a vehicle (VEH-03). */
export function VehicleFactsPanel({ vehicle, stage }: { vehicle: Vehicle; stage: StageReference | undefined }) {
	const { band, type, licence_plate, comment, subVehicle } = vehicle;
	return (
		<Panel title={texts.details} className={classes.panel}>
			<Facts>
				<Fact label={texts.band}>
					<EntityLink of="band" entityId={band.id} className={classes.band}>
						{stage ? <Chip color={vehicleTagColor(stage)}>{band.name}</Chip> : <OutlineChip>{band.name}</OutlineChip>}
					</EntityLink>
				</Fact>
				<Fact label={texts.shortType}>
					<span className={classes.beside}>
						{type.name} <TypeChip type={type} />
					</span>
				</Fact>
				<Fact label={texts.plate}>{licence_plate === null ? DASH : <Plate plate={licence_plate} />}</Fact>
				<DriverFact vehicle={vehicle} />
				<Fact label={texts.comment}>
					<span className={classes.comment}>{comment ?? DASH}</span>
				</Fact>
				{subVehicle !== null && <Fact label={texts.subVehicle}>{subVehicleText(vehicle)}</Fact>}
			</Facts>
		</Panel>
	);
}

/** The driver, with the telephone for those who may see it. */
function DriverFact({ vehicle: { driver, driver_tel } }: { vehicle: Vehicle }) {
	const isPhone = useIsPhone();
	const seesPhones = useRight('phone:read');
	const tel = seesPhones ? driver_tel : null;
	const name = driver ?? texts.driver;
	return (
		<Fact label={texts.driver} action={isPhone && <CallButton tel={tel} name={name} />}>
			<span className={classes.driver}>
				{(driver !== null || tel === null) && <span>{driver ?? DASH}</span>}
				<PhoneLink tel={tel} name={name} />
			</span>
		</Fact>
	);
}

/** `Trailer (Connected: yes)` */
function subVehicleText({ subVehicle, subVehicleConnected }: Vehicle): string {
	if (subVehicleConnected === null) return subVehicle ?? '';
	return `${subVehicle} ${texts.connected(subVehicleConnected ? texts.yes : texts.no)}`;
}
