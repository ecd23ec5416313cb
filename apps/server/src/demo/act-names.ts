import type { Random } from './random.ts';

/** The acts a festival of the usual size is made of. All are invented. */
const BILL = `Glass Orchard|Velvet Antenna|Kupferkraut|Nebelhorn 9|Rost & Rosen|Mira Solberg|Dynamo Dorf|Pauline Brandt
Moth Parade|Quarzwerk|Tin Harbour|Lumen Drift|Kapitän Föhn|Saint Ravine|Zwölf Uhr Mittags|Halbmast & Söhne|Fuchsbau Nord
Polarwind|Die Nachtschicht AG|Salt Cathedral Choir|Otter & Komet|Alma Fjordstad|Paper Lighthouse|Blaue Stunde Süd
Ferngespräch|Copper Weather|Wild Ledger|Tante Elektra|Juno Kestrel|Graupelschauer|Northbound Ferry|Zimmer 48|Ida Morgenrot
Hollow Meridian|Schnee im Mai|Lowtide Social Club|Marlene Voss Trio|Kiesgrube|Radio Gletscher|The Understudies
Silberfisch Disko|Orbit Bakery|Nils Wacholder|Ghost Signal Revue|Trafo 3|Amber Switchyard|Sommerloch|Los Tranvías
Windfang|Ruby Causeway|Hinterhof Philharmonie|Static Meadow|Frau Holle Soundsystem|Brass Lantern|Elio Tamaro
Moosbrugger & Band|Signalrot|Paloma Winter|Unter Strom|Kite Arcade|Letzte Fähre|Bergamotte|Sleeper Coach 12`.split(
	/[|\n]/,
);

const FIRST_WORDS =
	`Amber|Blaue|Broken|Copper|Crimson|Distant|Drei|Electric|Ferne|Golden|Graue|Hollow|Iron|Kalte|Leise|Lost
Midnight|Neon|Northern|Paper|Quiet|Rote|Salt|Second|Silver|Slow|Stille|Summer|Velvet|Wild|Winter|Young`.split(/[|\n]/);

const SECOND_WORDS =
	`Alphabet|Atlas|Bahnhof|Beacons|Boulevard|Cartel|Delta|Echoes|Elbe|Fables|Falken|Ferry|Gardens|Gezeiten
Harbour|Horizon|Inseln|Kiosk|Kites|Lanterns|Laternen|Ledger|Machines|Magnolia|Meadow|Mirrors|Motel|Mühlen|Orchestra|Parade
Pilots|Planeten|Quartett|Rivers|Satellites|Schatten|Signal|Society|Stairs|Sterne|Tides|Union|Wälder|Weather|Wolves|Zebras`.split(
		/[|\n]/,
	);

/** So many different invented names of acts, those of the usual bill first. */
export function actNames(count: number, random: Random): string[] {
	const combined = FIRST_WORDS.flatMap((first) => SECOND_WORDS.map((second) => `${first} ${second}`));
	const known = new Set(BILL);
	const pool = [...random.shuffled(BILL), ...random.shuffled(combined.filter((name) => !known.has(name)))];
	if (count > pool.length) throw new RangeError(`There are only ${pool.length} names of acts`);
	return pool.slice(0, count);
}
