import type { Random } from './random.ts';

const FIRST_NAMES =
	`Lea|Timo|Tom|Kim|Eva|Rafi|Ole|Mia|Ben|Jana|Nora|Jonas|Sena|Milo|Aylin|Pia|Luca|Hanna|Emre|Vera|Nils|Ruth
Marek|Ines|Yannick|Carla|Dario|Svenja|Tobi|Amira|Henk|Louise|Paolo|Katja|Ivan|Greta|Fabio|Anouk|Jürg|Selma|Oskar|Bea|Matteo
Zoë|Piotr|Lotte|Reto|Astrid`.split(/[|\n]/);

const LAST_NAMES =
	`Brandt|Ahl|Reuter|Nowak|Lenz|Stein|Haas|Koch|Fuchs|Weiss|Feld|Berger|Yilmaz|Keller|Sommer|Vogt|Marti|Frei
Hoffmann|Jansen|Kowalski|Rossi|Dubois|Wagner|Schmid|Krüger|Huber|Lindgren|de Vries|Okafor|Moser|Baumann|Novák|Peeters|Graf
Winkler|Sørensen|Costa|Eberle|Arnold|Zimmermann|Lang|Bachmann|Rieder|Thoma|Wyss`.split(/[|\n]/);

/** A first and a last name. */
export function personName(random: Random): string {
	return `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`;
}

/** A telephone number of the kind that stories use, Swiss or German. */
export function telephoneNumber(random: Random): string {
	const figures = () => String(random.between(0, 99)).padStart(2, '0');
	return random.chance(0.6) ? `+41 79 555 ${figures()} ${figures()}` : `+49 151 555 ${figures()}${figures()}`;
}
