import { Button, Stack, Text } from '@mantine/core';
import { mdiDownload } from '@mdi/js';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { usePersisted } from '../../lib/persisted.ts';
import { useIsPhone } from '../../lib/use-media.ts';
import { Icon } from '../icon.tsx';
import { notify } from '../notify.tsx';
import { Segments } from '../segments.tsx';
import { SheetOrModal } from '../sheet-or-modal.tsx';
import { type ExportChoice, type ExportFormat, type ExportRange, parseFormat } from './export-format.ts';
import { EXPORT_TEXTS as texts } from './export-texts.ts';

/** Asks what of a list is exported and how, and saves it (OUT-01). */
export function ExportDialog({ list, counts, save, opened, onClose }: ExportDialogProps) {
	const isPhone = useIsPhone();
	const [range, setRange] = useState<ExportRange>('shown');
	const [format, setFormat] = usePersisted<ExportFormat>('exportFormat', parseFormat, 'xlsx');
	const { mutate: handleSave, isPending } = useMutation({
		mutationFn: () => save({ range, format }),
		networkMode: 'always',
		onSuccess: ({ name }) => {
			onClose();
			notify.success(texts.saved(name));
		},
		onError: () => notify.error(texts.failed),
	});
	const ranges = [
		{ value: 'shown', label: texts.shown(counts.shown) },
		{ value: 'all', label: texts.all(counts.all) },
	] as const;
	return (
		<SheetOrModal
			opened={opened}
			onClose={onClose}
			title={texts.title(list.toLowerCase())}
			footer={
				<Button
					fullWidth
					size="md"
					leftSection={<Icon path={mdiDownload} />}
					loading={isPending}
					onClick={() => handleSave()}
				>
					{texts.save}
				</Button>
			}
		>
			<Stack gap={16}>
				<Stack gap={8}>
					<Segments<ExportRange>
						label={texts.range}
						choices={ranges}
						value={range}
						onChange={setRange}
						isStacked={isPhone}
					/>
					<Text c="dimmed">{texts.hint[range]}</Text>
				</Stack>
				<Stack gap={8}>
					<Segments<ExportFormat>
						label={texts.format}
						choices={FORMATS}
						value={format}
						onChange={setFormat}
						isStacked={isPhone}
					/>
					<Text c="dimmed">{texts.times}</Text>
				</Stack>
			</Stack>
		</SheetOrModal>
	);
}

const FORMATS = Object.entries(texts.formats).map(([value, label]) => ({ value: value as ExportFormat, label }));

interface ExportDialogProps {
	/** What the list is called. */
	list: string;
	/** How many rows there are. */
	counts: Readonly<Record<ExportRange, number>>;
	save: (choice: ExportChoice) => Promise<File>;
	opened: boolean;
	onClose: () => void;
}
