import type { ImportBody, ImportKindName, ImportRow } from '@crossload/contract';
import { festivalOffset } from '@crossload/domain';
import type { Field } from '@crossload/spreadsheet';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { type ImportChoice, requestDryRun } from '../../api/import.ts';
import { usePersisted } from '../../lib/persisted.ts';
import { type FieldByColumn, type MappingMemory, NO_MEMORY, parseMappingMemory, remember } from './mapping-memory.ts';
import { conflictFields, type PreviewRow, previewRows } from './preview-rows.ts';
import type { ReadChoice, ReadSheet } from './reader-messages.ts';
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
	const sent = useMemo(() => (read ? bodyOf(read, choices) : null), [read, choices]);
	const dryRun = useDryRun(read, { sent, choices });
	const preview = useMemo(() => (dryRun.data ? previewRows(dryRun.data.read, dryRun.data.result) : []), [dryRun.data]);
	const map = (mapping: FieldByColumn) => {
		if (!read) return;
		setMemory((known) => remember(known, { columns: read.columns, kind: read.kind, mapping }));
		change({ mapping, kind: read.kind, takes: {} });
	};
	const takeAll = (isTaken: boolean) => change({ takes: isTaken ? takesOfAll(dryRun.data?.result.rows ?? []) : {} });
	return { choices, change, map, take, takeAll, reading, read, sent, dryRun, preview };
}

export type Import = ReturnType<typeof useImport>;

/** The rows as they were read; `key` says by which choices. */
type Rows = ReadSheet & { readonly key: string };

function useRows(file: OpenedFile, { sheet, kind, mapping, firstDay }: Choices, memory: MappingMemory) {
	const key = JSON.stringify([file.id, sheet, kind, mapping, firstDay]);
	const choice: ReadChoice = { sheet, kind, mapping, firstDay, memory, offset: festivalOffset(), fileName: file.name };
	const query = useQuery({
		...OPEN_ONLY,
		queryKey: ['import', 'rows', key],
		queryFn: async (): Promise<Rows> => ({ ...(await file.reader.read(choice)), key }),
		retry: false,
		staleTime: Number.POSITIVE_INFINITY,
	});
	return { data: query.data, error: query.error, isPending: query.isFetching };
}

/** What the server says of these rows and choices; until it does, what it said of the last ones. */
function useDryRun(read: Rows | undefined, { sent, choices }: { sent: ImportChoice | null; choices: Choices }) {
	return useQuery({
		...OPEN_ONLY,
		queryKey: ['import', 'dry-run', JSON.stringify([read?.key, choices.takes, choices.aliases])],
		queryFn: read && sent ? async ({ signal }) => ({ read, result: await requestDryRun(sent, signal) }) : skipToken,
		// It says what would be written now: the plan may have changed since.
		staleTime: 0,
	});
}

/** Rows may be many: they are neither compared with the last ones nor kept once nobody looks. */
const OPEN_ONLY = {
	gcTime: 0,
	structuralSharing: false,
	placeholderData: keepPreviousData,
	refetchOnWindowFocus: false,
	refetchOnReconnect: false,
} as const;

function bodyOf({ kind, rows }: Rows, { takes, aliases, leavesOutFaulty }: Choices): ImportChoice {
	return {
		kind,
		rows: rows.map((row) => withTake(row, takes)),
		aliases: aliases.map(({ label: _, ...alias }) => alias),
		leaveOutFaulty: leavesOutFaulty,
	};
}

function withTake(row: ImportRow, takes: Choices['takes']): ImportRow {
	const take = takes[row.row];
	return take === undefined || take.length === 0 ? row : { ...row, take: [...take] };
}

function takesOfAll(rows: readonly { row: number; changes: Parameters<typeof conflictFields>[0] }[]) {
	const taken = rows.map(({ row, changes }) => [row, conflictFields(changes)] as const);
	return Object.fromEntries(taken.filter(([, fields]) => fields.length > 0));
}
