import { SegmentedControl, type SegmentedControlProps } from '@mantine/core';
import classes from './segments.module.css';

/** One of a few, all in sight. */
export function Segments<Value extends string>(props: SegmentedControlProps<Value>) {
	const { root = '', indicator = '', label = '' } = classes;
	return <SegmentedControl<Value> classNames={{ root, indicator, label }} {...props} />;
}
