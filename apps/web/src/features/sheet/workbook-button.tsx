import { Button } from '@mantine/core';
import { mdiMicrosoftExcel } from '@mdi/js';
import { useMutation } from '@tanstack/react-query';
import { failureText } from '../../api/errors.ts';
import { requestWorkbook } from '../../api/sheets.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Icon } from '../../ui/icon.tsx';
import { notify } from '../../ui/notify.tsx';
import { SHEET_TEXTS as texts } from './sheet-texts.ts';

/** Saves the whole festival as a workbook (OUT-02). */
export function WorkbookButton() {
	const { mutate: save, isPending } = useMutation({
		mutationFn: requestWorkbook,
		networkMode: 'always',
		onSuccess: (file) => {
			saveFile(file);
			notify.success(texts.saved(file.name));
		},
		onError: (error) => notify.error(failureText(texts.workbookFailed, error)),
	});
	return (
		<Button
			variant="default"
			leftSection={<Icon path={mdiMicrosoftExcel} size={20} />}
			loading={isPending}
			onClick={() => save()}
		>
			{texts.workbook}
		</Button>
	);
}
