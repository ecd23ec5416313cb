import type { Vehicle } from '@crossload/contract';
import classes from './gate-plate.module.css';
import { GATE_TEXTS as texts } from './gate-texts.ts';

/** A plate as the biggest thing of its row, or of the card. */
export function GatePlate({ vehicle, isHuge = false }: { vehicle: Vehicle; isHuge?: boolean }) {
	const { licence_plate: plate, name } = vehicle;
	return (
		<span className={classes.plate} data-huge={isHuge || undefined} data-empty={plate === null || undefined}>
			{plate ?? `${texts.noPlate}: ${name}`}
		</span>
	);
}
