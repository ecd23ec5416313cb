import { Button } from '@mantine/core';
import { mdiMicrosoftExcel } from '@mdi/js';
import { requestWorkbook } from '../../api/sheets.ts';
import { Icon } from '../../ui/icon.tsx';
import { SHEET_TEXTS as texts } from './sheet-texts.ts';
import { useFileDownload } from './use-file-download.ts';

/** Saves the whole festival as a workbook (OUT-02). */
export function WorkbookButton() {
	const { mutate: save, isPending } = useFileDownload(requestWorkbook, texts.workbookFailed);
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
