import { mdiCheck } from '@mdi/js';
import { useId } from 'react';
import { chipText } from '../../lib/contrast.ts';
import { Icon } from '../../ui/icon.tsx';
import { STAGE_TEXTS as texts } from './stage-texts.ts';
import classes from './swatch-field.module.css';
import { SWATCHES, type Swatch } from './swatches.ts';

interface SwatchFieldProps {
	/** `#rrggbb` */
	value: string;
	onChange: (color: string) => void;
}

/** One of the stage colours, by a tap or with the arrow keys; a colour that is none of them stands first. */
export function SwatchField({ value, onChange }: SwatchFieldProps) {
	const group = useId();
	return (
		<fieldset className={classes.field}>
			<legend className={classes.legend}>{texts.color}</legend>
			<div className={classes.swatches}>
				{swatchesWith(value).map(({ color, name }) => (
					<label
						key={color}
						className={classes.swatch}
						style={{ background: color }}
						title={name}
						data-chosen={isSameColor(color, value) || undefined}
					>
						<input
							type="radio"
							className={classes.input}
							name={group}
							value={color}
							aria-label={name}
							checked={isSameColor(color, value)}
							onChange={() => onChange(color)}
						/>
						{isSameColor(color, value) && (
							<span style={{ color: chipText(color) }}>
								<Icon path={mdiCheck} size={22} />
							</span>
						)}
					</label>
				))}
			</div>
		</fieldset>
	);
}

function swatchesWith(present: string): readonly Swatch[] {
	if (SWATCHES.some(({ color }) => isSameColor(color, present))) return SWATCHES;
	return [{ color: present, name: texts.presentColor }, ...SWATCHES];
}

function isSameColor(a: string, b: string): boolean {
	return a.toLowerCase() === b.toLowerCase();
}
