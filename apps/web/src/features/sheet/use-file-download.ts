import { useMutation } from '@tanstack/react-query';
import { failureText } from '../../api/errors.ts';
import { requestSheet } from '../../api/sheets.ts';
import { saveFile } from '../../lib/save-file.ts';
import { notify } from '../../ui/notify.tsx';
import { SHEET_TEXTS as texts } from './sheet-texts.ts';

/** Requests a sheet and saves it as a file (SHEET-06). */
export function usePrint() {
	return useFileDownload(requestSheet, texts.failed);
}

/** Requests a file and saves it, with a notification of success or, with the text `failed`, of failure. */
export function useFileDownload<Variables = void>(request: (variables: Variables) => Promise<File>, failed: string) {
	return useMutation({
		mutationFn: request,
		// Offline it fails at once: a file that is saved when the network is back is of no use to anybody.
		networkMode: 'always',
		onSuccess: (file) => {
			saveFile(file);
			notify.success(texts.saved(file.name));
		},
		onError: (error) => notify.error(failureText(failed, error)),
	});
}
