import { ActionIcon, Button } from '@mantine/core';
import { mdiFilePdfBox } from '@mdi/js';
import type { SheetRequest } from '../../api/sheets.ts';
import { useIsPhone } from '../../lib/use-media.ts';
import { Icon } from '../../ui/icon.tsx';
import { withTooltip } from '../../ui/tooltip.ts';
import { SHEET_TEXTS as texts } from './sheet-texts.ts';
import { usePrint } from './use-file-download.ts';

/**
 * Saves a sheet as a PDF (SHEET-06). `of` says for screen readers, and on phones, which one. As long as `sheet` is not
 * known, the button is disabled.
 */
export function PrintButton({ sheet, of }: { sheet: SheetRequest | undefined; of: string }) {
	const { mutate: print, isPending } = usePrint();
	const label = texts.printOf(of);
	const icon = <Icon path={mdiFilePdfBox} size={20} />;
	const props = {
		'aria-label': label,
		loading: isPending,
		disabled: !sheet,
		onClick: () => sheet && print(sheet),
	};
	if (useIsPhone()) {
		return (
			<ActionIcon variant="subtle" color="gray" size={44} {...withTooltip(label)} {...props}>
				{icon}
			</ActionIcon>
		);
	}
	return (
		<Button variant="default" leftSection={icon} {...props}>
			{texts.print}
		</Button>
	);
}
