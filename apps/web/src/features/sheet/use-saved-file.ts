import { useMutation } from '@tanstack/react-query';
import { failureText } from '../../api/errors.ts';
import { requestSheet } from '../../api/sheets.ts';
import { saveFile } from '../../lib/save-file.ts';
import { notify } from '../../ui/notify.tsx';
import { SHEET_TEXTS as texts } from './sheet-texts.ts';

/** Has a sheet made and saves it (SHEET-06). */
export function usePrint() {
	return useSavedFile(requestSheet, texts.failed);
}

/** Has a file made and saves it; says so, or that it has `failed`. */
export function useSavedFile<Wanted = void>(request: (wanted: Wanted) => Promise<File>, failed: string) {
	return useMutation({
		mutationFn: request,
		// Asked for again by hand: what was meant for now is of no use once the network is back.
		networkMode: 'always',
		onSuccess: (file) => {
			saveFile(file);
			notify.success(texts.saved(file.name));
		},
		onError: (error) => notify.error(failureText(failed, error)),
	});
}
