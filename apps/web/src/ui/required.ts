import classes from './required.module.css';

/** The label of what has to be filled in: its star is drawn beside the words and is not one of them. */
export const requiredLabel = classes.label;

/** Of a field that has to be filled in: `<TextInput label="Name" {...REQUIRED}>`. */
export const REQUIRED = { 'aria-required': true, labelProps: { className: requiredLabel } } as const;
