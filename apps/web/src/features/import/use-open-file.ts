import { MAX_FILE_BYTES } from '@crossload/spreadsheet';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { IMPORT_TEXTS as texts } from './import-texts.ts';
import { SpreadsheetReader, Unreadable } from './spreadsheet-reader.ts';

/** What somebody chose, dropped or pasted. */
export interface Source {
	readonly name: string;
	readonly file: Blob;
}

/** A file whose sheets are known. */
export interface OpenedFile {
	readonly name: string;
	readonly sheets: readonly string[];
	readonly reader: SpreadsheetReader;
	/** Unique until the page is reloaded. */
	readonly id: number;
}

let lastId = 0;

/** Opens files, one at a time; `close` also ends one that is being read. */
export function useOpenFile() {
	const reader = useRef<SpreadsheetReader | null>(null);
	const { mutate, reset, data, error, isPending } = useMutation({
		retry: false,
		mutationFn: async ({ name, file }: Source): Promise<OpenedFile> => {
			reader.current?.close();
			if (file.size > MAX_FILE_BYTES) throw new Unreadable(texts.tooLarge);
			const newReader = new SpreadsheetReader();
			reader.current = newReader;
			const sheets = await newReader.open(file);
			lastId += 1;
			return { name, sheets, reader: newReader, id: lastId };
		},
	});
	// The worker lives outside of React and is terminated with the screen.
	useEffect(() => () => reader.current?.close(), []);
	const close = () => {
		reader.current?.close();
		reset();
	};
	return { open: mutate, close, opened: data ?? null, error, isPending };
}

/** Opens what is pasted anywhere on the screen but into a field. */
export function usePaste(open: (source: Source) => void): void {
	useEffect(() => {
		const handlePaste = ({ clipboardData, target }: ClipboardEvent) => {
			const isField = target instanceof HTMLElement && target.closest('input, textarea') !== null;
			const source = isField ? null : sourceOf(clipboardData);
			if (source) open(source);
		};
		document.addEventListener('paste', handlePaste);
		return () => document.removeEventListener('paste', handlePaste);
	}, [open]);
}

/** The file or the cells that were dropped or pasted; null where there is neither. */
export function sourceOf(transfer: DataTransfer | null): Source | null {
	const file = transfer?.files[0];
	if (file) return { name: file.name, file };
	const text = transfer?.getData('text/plain') ?? '';
	return text.trim() === '' ? null : pastedCells(text);
}

/** Cells that were pasted as text. */
export function pastedCells(text: string): Source {
	return { name: texts.pasted, file: new Blob([text]) };
}
