import type { DayFilter } from '@crossload/domain';
import { Button, Stack } from '@mantine/core';
import { mdiFilterVariant } from '@mdi/js';
import { memo, type ReactNode, useState } from 'react';
import { useIsPhone } from '../lib/use-media.ts';
import classes from './filter-bar.module.css';
import { Icon } from './icon.tsx';
import { LazyDialog } from './lazy-dialog.tsx';
import { Segments } from './segments.tsx';
import { SheetOrModal } from './sheet-or-modal.tsx';
import { ToolRow } from './tool-row.tsx';

/**
 * The filters of a list. On phones they sit in a sheet behind one button that counts those active, in a tool row above
 * the bottom bar where the thumb is, together with what the page puts beside it.
 */
export function FilterBar({ filters, activeCount, tools, phoneTools }: FilterBarProps) {
	if (useIsPhone()) {
		return (
			<ToolRow>
				<FilterSheet activeCount={activeCount}>
					{filters}
					{tools}
				</FilterSheet>
				{phoneTools}
			</ToolRow>
		);
	}
	return (
		<div className={classes.bar}>
			{filters}
			<div className={classes.tools}>{tools}</div>
		</div>
	);
}

interface FilterBarProps {
	filters: ReactNode;
	/** How many filters leave something out. */
	activeCount: number;
	/** Sort and columns, at the right end; in the sheet on phones. */
	tools?: ReactNode;
	/** On phones beside the filter button: Done shown, Add. */
	phoneTools?: ReactNode;
}

/** The button that opens the filters as a sheet, with the count of those active. */
export function FilterSheet({ activeCount, children }: { activeCount: number; children: ReactNode }) {
	const [isOpen, setIsOpen] = useState(false);
	return (
		<>
			<Button
				variant="default"
				className={classes.sheetButton}
				leftSection={<Icon path={mdiFilterVariant} size={20} />}
				rightSection={
					activeCount > 0 && (
						<span className={classes.count}>
							{activeCount}
							<span className="visually-hidden"> active</span>
						</span>
					)
				}
				onClick={() => setIsOpen(true)}
			>
				Filters
			</Button>
			<LazyDialog opened={isOpen}>
				{(opened) => (
					<SheetOrModal
						opened={opened}
						onClose={() => setIsOpen(false)}
						title="Filters"
						footer={
							<Button fullWidth size="md" onClick={() => setIsOpen(false)}>
								Show
							</Button>
						}
					>
						<Stack gap={16}>{children}</Stack>
					</SheetOrModal>
				)}
			</LazyDialog>
		</>
	);
}

/** The day filter, in a row; on phones one under the other. */
export const DayControl = memo(({ days, value, onChange }: DayControlProps) => {
	const choices = days.map((day) => ({ value: day, label: day }));
	return (
		<Segments<DayFilter> label="Day" choices={choices} value={value} onChange={onChange} isStacked={useIsPhone()} />
	);
});

interface DayControlProps {
	/** What is offered. */
	days: readonly DayFilter[];
	value: DayFilter;
	onChange: (day: DayFilter) => void;
}
