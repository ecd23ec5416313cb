import type { MouseEvent, ReactNode } from 'react';
import { dropSecondClick } from '../second-click.ts';
import type { RowOpening } from './data-table-props.ts';

/** What opens a row: a real link or a real button around what names it, stretched over the row by its class. */
export function RowOpener<Row>({ row, className, children, ...rows }: RowOpenerProps<Row>) {
	const name = rows.rowName?.(row);
	const slot = { className, children, 'data-opens-row': true, ...(name === undefined ? {} : { 'aria-label': name }) };
	if (rows.rowLink) return rows.rowLink(row, slot);
	const open = rows.onRowOpen;
	if (!open) return children;
	return <button type="button" {...slot} onClick={() => open(row)} />;
}

interface RowOpenerProps<Row> extends RowOpening<Row> {
	row: Row;
	className: string;
	children: ReactNode;
}

/**
 * What lies above the stretched link, such as a chip with a tooltip, hands its clicks down to it, with the keys that
 * were held, so that a new tab is still a new tab.
 */
export function passClickToOpener(event: MouseEvent<HTMLElement>): void {
	dropSecondClick(event);
	if (event.defaultPrevented) return;
	const target = event.target instanceof Element ? event.target : null;
	if (target === null || target.closest('a, button') || !event.currentTarget.contains(target)) return;
	const { detail, ctrlKey, metaKey, shiftKey } = event;
	const how = { bubbles: true, cancelable: true, detail, ctrlKey, metaKey, shiftKey };
	event.currentTarget.querySelector('[data-opens-row]')?.dispatchEvent(new window.MouseEvent('click', how));
}
