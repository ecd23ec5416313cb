/** Words of accepting a finding (CHK-20). */
export const ACCEPT_TEXTS = {
	accept: 'Accept',
	acceptWithNote: 'Accept with a note',
	acceptThis: (what: string) => `Accept: ${what}`,
	title: 'Accept as it is',
	note: 'Note',
	noteHint: 'Why it may stay. It counts again when its time gets longer.',
	accepted: 'Accepted',
	failed: 'It could not be accepted.',
	/** '2 accepted' */
	folded: (count: number) => `${count} accepted`,
	/** 'Ada Meer, 17:30' */
	by: (name: string, time: string) => `${name}, ${time}`,
	nobody: 'Crossload',
	takeBack: 'Take back',
	takeBackThis: (what: string) => `Take back: ${what}`,
	takenBack: 'Counts again',
	takeBackFailed: 'It could not be taken back.',
} as const;
