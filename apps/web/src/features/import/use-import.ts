import type { ImportBody, ImportKindName } from '@crossload/contract';
import { festivalOffset, type Instant } from '@crossload/domain';
import type { Field } from '@crossload/spreadsheet';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { requestDryRun, type WrittenImport } from '../../api/import.ts';
import { now } from '../../lib/now.ts';
import { usePersisted } from '../../lib/persisted.ts';
import { type FieldByColumn, type MappingMemory, NO_MEMORY, parseMappingMemory, remember } from './mapping-memory.ts';
import { conflictFields } from './preview-rows.ts';
import type { PreviewHead, PreviewRow, ReadHead } from './reader-messages.ts';
import { expectToFit } from './spreadsheet-reader.ts';
import type { OpenedFile } from './use-open-file.ts';

/** The entity that a name of the file stands for, with its name here. */
type Alias = NonNullable<ImportBody['aliases']>[number] & { readonly label: string };

/** What the user has chosen for a file. */
interface Choices {
	readonly sheet: number;
	readonly kind: ImportKindName | null;
	readonly mapping: FieldByColumn | null;
	readonly firstDay: string;
	/** Fields that are written although they were changed here, by row. */
	readonly takes: Readonly<Record<number, readonly Field[]>>;
	readonly aliases: readonly Alias[];
	readonly leavesOutFaulty: boolean;
}

const INITIAL_CHOICES: Choices = {
	sheet: 0,
	kind: null,
	mapping: null,
	firstDay: '',
	takes: {},
	aliases: [],
	leavesOutFaulty: false,
};

/**
 * The Import screen's state: choices → rows, read in a worker → what they would do, from the server's dry run. `kind` is
 * the kind of the rows until another is chosen; null guesses it.
 */
export function useImport(file: OpenedFile, kind: ImportKindName | null) {
	const [choices, setChoices] = useState({ ...INITIAL_CHOICES, kind });
	const change = useCallback((changed: Partial<Choices>) => setChoices((current) => ({ ...current, ...changed })), []);
	const take = useCallback(
		(row: PreviewRow) => setChoices((current) => ({ ...current, takes: { ...current.takes, ...takesOf([row]) } })),
		[],
	);
	const [memory, setMemory] = usePersisted('importMappings', parseMappingMemory, NO_MEMORY);
	const reading = useRows(file, choices, memory);
	const read = reading.data;
	const write = read ? (dryRun: boolean) => writeRequest(file, { read, choices, dryRun }) : null;
	const dryRun = useDryRun(file, { read, choices });
	const currentKey = dryRunKey({ read, choices });
	const [imported, setImported] = useState<LastImport & { key: string }>();
	const noteImported = (count: number) => setImported({ count, at: now(), key: currentKey });
	const map = useCallback(
		(mapping: FieldByColumn) => {
			if (!read) return;
			setMemory((known) => remember(known, { columns: read.columns, kind: read.kind, mapping }));
			change({ mapping, kind: read.kind, takes: {} });
		},
		[read, change, setMemory],
	);
	const takeAll = (isTaken: boolean) => change({ takes: isTaken ? takesOf(dryRun.data?.rows ?? []) : {} });
	const lastImport: LastImport | null = imported?.key === currentKey ? imported : null;
	return { choices, change, map, take, takeAll, reading, read, write, dryRun, lastImport, noteImported };
}

export type Import = ReturnType<typeof useImport>;

function useRows(file: OpenedFile, { sheet, kind, mapping, firstDay }: Choices, memory: MappingMemory) {
	const key = JSON.stringify([file.id, sheet, kind, mapping, firstDay]);
	const choice = { key, sheet, kind, mapping, firstDay, memory };
	return useQuery({
		...UNCACHED,
		queryKey: ['import', 'rows', key],
		queryFn: () => file.reader.read({ ...choice, offset: festivalOffset(), fileName: file.name }),
		retry: false,
		staleTime: Number.POSITIVE_INFINITY,
	});
}

/** How many rows were imported, and when. */
interface LastImport {
	readonly count: number;
	readonly at: Instant;
}

/** What the import would do, with how its rows were read. */
interface Preview extends PreviewHead {
	readonly read: ReadHead;
	readonly rows: readonly PreviewRow[];
}

interface DryRunInput {
	readonly read: ReadHead | undefined;
	readonly choices: Choices;
}

/** The server's dry run of these rows and choices; the one before it until the response has come. */
function useDryRun(file: OpenedFile, { read, choices }: DryRunInput) {
	const compare = async (readHead: ReadHead, signal: AbortSignal): Promise<Preview> => {
		const response = await requestDryRun(await writeRequest(file, { read: readHead, choices, dryRun: true }), signal);
		return { ...(await file.reader.preview(readHead.key, response)), read: readHead };
	};
	return useQuery({
		...UNCACHED,
		queryKey: ['import', 'dry-run', dryRunKey({ read, choices })],
		queryFn: read ? ({ signal }) => compare(read, signal) : skipToken,
		// The plan may have changed since.
		staleTime: 0,
	});
}

/** Distinguishes a request from earlier ones. */
function dryRunKey({ read, choices: { takes, aliases } }: DryRunInput): string {
	return JSON.stringify([read?.key, takes, aliases]);
}

async function writeRequest(
	{ reader }: OpenedFile,
	{ read: { key }, choices, dryRun }: { read: ReadHead; choices: Choices; dryRun: boolean },
): Promise<WrittenImport> {
	const { takes, leavesOutFaulty: leaveOutFaulty } = choices;
	const aliases = choices.aliases.map(({ label: _, ...alias }) => alias);
	const options = { key, dryRun, takes, aliases, leaveOutFaulty };
	const body = await reader.write(options);
	expectToFit(body);
	return { body, write: `import ${JSON.stringify(options)}` };
}

/** Rows may be many: they are neither compared structurally with the last ones nor kept in the cache when unused. */
const UNCACHED = {
	gcTime: 0,
	structuralSharing: false,
	placeholderData: keepPreviousData,
	refetchOnWindowFocus: false,
	refetchOnReconnect: false,
} as const;

function takesOf(rows: readonly PreviewRow[]): Choices['takes'] {
	const taken = rows.map(({ row, changes }) => [row, conflictFields([...changes.values()])] as const);
	return Object.fromEntries(taken.filter(([, fields]) => fields.length > 0));
}
