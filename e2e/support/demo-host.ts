import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** What the process is asked for: a demo with this command line, or the end of the demo at this address. */
export interface HostRequest {
	readonly id: number;
	readonly request: { readonly start: readonly string[] } | { readonly stop: string };
}

/** What it responds: the demo's address, or what went wrong. */
export type HostResponse =
	| { readonly id: number; readonly address: string }
	| { readonly id: number; readonly error: string };

/** A demo that listens, on data of its own. */
export interface HostedDemo {
	readonly url: string;
	readonly port: number;
	/** Ends it. Once it has ended, this does nothing. */
	stop(): Promise<unknown>;
}

/** A process that serves demos. */
export class DemoHost {
	readonly #process: ChildProcess = fork(join(import.meta.dirname, 'demo-host-main.ts'), {
		env: serverEnvironment(),
		execArgv: [],
		stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
	});
	readonly #exit = once(this.#process, 'exit');
	#requests = 0;

	/** Starts a demo, as `npm run demo -- COMMAND LINE` would. */
	async start(commandLine: readonly string[]): Promise<HostedDemo> {
		const url = await this.#send({ start: commandLine });
		return { url, port: Number(new URL(url).port), stop: async () => void (await this.#send({ stop: url })) };
	}

	/** Ends all demos and the process. */
	async stop(): Promise<void> {
		if (this.#process.connected) this.#process.disconnect();
		await this.#exit;
	}

	#send(request: HostRequest['request']): Promise<string> {
		const id = ++this.#requests;
		return new Promise((resolve, reject) => {
			const onExit = (code: number | null) => reject(new Error(`The process of the demos ended with ${code}`));
			const onMessage = (message: unknown) => {
				const response = message as HostResponse;
				if (response.id !== id) return;
				this.#process.off('exit', onExit).off('message', onMessage);
				if ('error' in response) reject(new Error(response.error));
				else resolve(response.address);
			};
			this.#process.on('exit', onExit).on('message', onMessage);
			this.#process.send({ id, request } satisfies HostRequest);
		});
	}
}

function serverEnvironment(): NodeJS.ProcessEnv {
	const { DATABASE_URL: _, ...inherited } = process.env;
	return { ...inherited, PORT: '0', HOST: '127.0.0.1' };
}
