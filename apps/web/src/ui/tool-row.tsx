import { ActionIcon } from '@mantine/core';
import { mdiPlus } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import classes from './tool-row.module.css';

/** On phones what a list needs, in a row above the bottom bar where the thumb is; the list's end stays clear of it. */
export function ToolRow({ children }: { children: ReactNode }) {
	return (
		<>
			<div className={classes.room} />
			<div className={classes.toolRow}>{children}</div>
		</>
	);
}

/** Adds something, at the thumb's end of the tool row. */
export function ToolRowAdd({ label, onClick }: { label: string; onClick: () => void }) {
	return (
		<ActionIcon ml="auto" size={44} w={56} aria-label={label} aria-keyshortcuts="n" onClick={onClick}>
			<Icon path={mdiPlus} size={24} />
		</ActionIcon>
	);
}
