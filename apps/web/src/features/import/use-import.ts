import type { ImportBody, ImportKindName } from '@crossload/contract';
import { festivalOffset, type Instant } from '@crossload/domain';
import type { Field } from '@crossload/spreadsheet';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { requestDryRun, type WrittenImport } from '../../api/import.ts';
import { now } from '../../lib/now.ts';
import { usePersisted } from '../../lib/persisted.ts';
import { expectToFit } from './body-size.ts';
import { type FieldByColumn, type MappingMemory, NO_MEMORY, parseMappingMemory, remember } from './mapping-memory.ts';
import type { PreviewRow } from './preview-row.ts';
import { conflictFields } from './preview-rows.ts';
import type { PreviewHead, ReadHead } from './reader-messages.ts';
import type { OpenedFile } from './use-open-file.ts';

/** What a name of the file means, with what that is called here. */
type Alias = NonNullable<ImportBody['aliases']>[number] & { readonly label: string };

/** What somebody has chosen for a file. */
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

const FIRST: Choices = {
	sheet: 0,
	kind: null,
	mapping: null,
	firstDay: '',
	takes: {},
	aliases: [],
	leavesOutFaulty: false,
};

/**
 * The Import screen's state: choices → rows, read on their own thread → what they would do, asked of the server. `kind` is
 * what the rows are taken for at first.
 */
export function useImport(file: OpenedFile, kind: ImportKindName | null) {
	const [choices, setChoices] = useState({ ...FIRST, kind });
	const change = useCallback((changed: Partial<Choices>) => setChoices((current) => ({ ...current, ...changed })), []);
	const take = useCallback(
		({ row, changes }: PreviewRow) =>
			setChoices((current) => ({
				...current,
				takes: { ...current.takes, [row]: conflictFields([...changes.values()]) },
			})),
		[],
	);
	const [memory, setMemory] = usePersisted('importMappings', parseMappingMemory, NO_MEMORY);
	const reading = useRows(file, choices, memory);
	const read = reading.data;
	const write = read ? (dryRun: boolean) => written(file, { read, choices, dryRun }) : null;
	const dryRun = useDryRun(file, { read, choices });
	const askedFor = askedKey({ read, choices });
	const [imported, setImported] = useState<Imported & { of: string }>();
	const noteImported = (count: number) => setImported({ count, at: now(), of: askedFor });
	const map = useCallback(
		(mapping: FieldByColumn) => {
			if (!read) return;
			setMemory((known) => remember(known, { columns: read.columns, kind: read.kind, mapping }));
			change({ mapping, kind: read.kind, takes: {} });
		},
		[read, change, setMemory],
	);
	const takeAll = (isTaken: boolean) => change({ takes: isTaken ? takesOfAll(dryRun.data?.rows ?? []) : {} });
	const lastImport: Imported | null = imported?.of === askedFor ? imported : null;
	return { choices, change, map, take, takeAll, reading, read, write, dryRun, lastImport, noteImported };
}

export type Import = ReturnType<typeof useImport>;

function useRows(file: OpenedFile, { sheet, kind, mapping, firstDay }: Choices, memory: MappingMemory) {
	const key = JSON.stringify([file.id, sheet, kind, mapping, firstDay]);
	const asked = { key, sheet, kind, mapping, firstDay, memory };
	return useQuery({
		...OPEN_ONLY,
		queryKey: ['import', 'rows', key],
		queryFn: () => file.reader.read({ ...asked, offset: festivalOffset(), fileName: file.name }),
		retry: false,
		staleTime: Number.POSITIVE_INFINITY,
	});
}

/** How many rows were written when. */
interface Imported {
	readonly count: number;
	readonly at: Instant;
}

/** What the import would do, with the rows that it is of. */
interface Preview extends PreviewHead {
	readonly read: ReadHead;
	readonly rows: readonly PreviewRow[];
}

interface Asked {
	readonly read: ReadHead | undefined;
	readonly choices: Choices;
}

/** The server's dry run of these rows and choices; until it has come, that of the last ones. */
function useDryRun(file: OpenedFile, { read, choices }: Asked) {
	const ask = async (its: ReadHead, signal: AbortSignal): Promise<Preview> => {
		const response = await requestDryRun(await written(file, { read: its, choices, dryRun: true }), signal);
		return { ...(await file.reader.preview(its.key, response)), read: its };
	};
	return useQuery({
		...OPEN_ONLY,
		queryKey: ['import', 'dry-run', askedKey({ read, choices })],
		queryFn: read ? ({ signal }) => ask(read, signal) : skipToken,
		// It says what would be written now: the plan may have changed since.
		staleTime: 0,
	});
}

/** Distinguishes a request from earlier ones. */
function askedKey({ read, choices: { takes, aliases } }: Asked): string {
	return JSON.stringify([read?.key, takes, aliases]);
}

async function written(
	{ reader }: OpenedFile,
	{ read: { key }, choices, dryRun }: { read: ReadHead; choices: Choices; dryRun: boolean },
): Promise<WrittenImport> {
	const { takes, leavesOutFaulty: leaveOutFaulty } = choices;
	const aliases = choices.aliases.map(({ label: _, ...alias }) => alias);
	const chosen = { key, dryRun, takes, aliases, leaveOutFaulty };
	const body = await reader.write(chosen);
	expectToFit(body);
	return { body, write: `import ${JSON.stringify(chosen)}` };
}

/** Rows may be many: they are neither compared with the last ones nor kept once nobody looks. */
const OPEN_ONLY = {
	gcTime: 0,
	structuralSharing: false,
	placeholderData: keepPreviousData,
	refetchOnWindowFocus: false,
	refetchOnReconnect: false,
} as const;

function takesOfAll(rows: readonly PreviewRow[]): Choices['takes'] {
	const taken = rows.map(({ row, changes }) => [row, conflictFields([...changes.values()])] as const);
	return Object.fromEntries(taken.filter(([, fields]) => fields.length > 0));
}
