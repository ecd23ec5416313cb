import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

/** What a crowd of clients is asked to do; it reports what has come since its last report. */
export type CrowdCommand =
	| {
			readonly do: 'open';
			readonly address: string;
			readonly tokens: readonly string[];
			readonly count: number;
			/** Tokens of displays, which also read their lists after each event. */
			readonly displays?: readonly string[];
	  }
	| { readonly do: 'report' | 'cut' | 'return' };

/** Per client: when which event came, and how many compressed bytes. */
export type CrowdReport = readonly {
	readonly arrivals: readonly (readonly [id: number, at: number])[];
	readonly bytes: number;
	readonly resets: number;
	/** Reads of a display that failed. */
	readonly faults: number;
}[];

/** Clients of the event stream in another process. */
export class Crowd {
	readonly #child: ChildProcess = fork(join('bench', 'live-clients.ts'));

	/** Has the clients do something; resolves when all of them have. */
	async send(command: CrowdCommand): Promise<CrowdReport> {
		return await new Promise((done, failed) => {
			const ended = () => failed(new Error('The process of the clients has ended.'));
			this.#child.once('exit', ended);
			this.#child.once('message', ({ report, fault }: { report?: CrowdReport; fault?: string }) => {
				this.#child.off('exit', ended);
				if (report) done(report);
				else failed(new Error(fault));
			});
			this.#child.send(command);
		});
	}

	end(): void {
		this.#child.removeAllListeners();
		this.#child.kill();
	}
}
