import type { TemplateStep } from '@crossload/contract';
import { Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { vehicleTypesQuery } from '../../api/vehicles.ts';
import { LazyMenu } from '../../ui/lazy-menu.tsx';
import classes from './template-steps.module.css';
import { StepVehicles } from './template-steps.tsx';
import { TEMPLATE_TEXTS as texts } from './template-texts.ts';

interface StepVehiclesMenuProps {
	readonly vehicles: TemplateStep['vehicles'];
	/** The name of the step's activity type. */
	readonly type: string;
	readonly isDisabled: boolean;
	readonly onChange: (vehicles: TemplateStep['vehicles']) => void;
}

/** Chooses the vehicles of a step: all, none, or those of some types. */
export function StepVehiclesMenu({ vehicles, type, isDisabled, onChange }: StepVehiclesMenuProps) {
	const { data: types = [] } = useQuery(vehicleTypesQuery);
	const chosen = typeof vehicles === 'string' ? [] : vehicles;
	const toggle = (id: string) => {
		const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
		onChange(next.length === 0 ? 'none' : next);
	};
	return (
		<LazyMenu
			position="bottom-start"
			closeOnItemClick={false}
			button={(button) => (
				<button {...button} type="button" className={classes.vehicles} disabled={isDisabled}>
					<span className="visually-hidden">{texts.vehiclesOf(type)}, </span>
					<StepVehicles vehicles={vehicles} />
				</button>
			)}
		>
			<Choice name={texts.allVehicles} isOn={vehicles === 'all'} onClick={() => onChange('all')} />
			<Choice name={texts.noVehicles} isOn={vehicles === 'none'} onClick={() => onChange('none')} />
			<Menu.Divider />
			{types.map(({ id, name }) => (
				<Choice key={id} name={name} isOn={chosen.includes(id)} onClick={() => toggle(id)} />
			))}
		</LazyMenu>
	);
}

function Choice({ name, isOn, onClick }: { name: string; isOn: boolean; onClick: () => void }) {
	return (
		<Menu.CheckboxItem checked={isOn} closeMenuOnClick={false} onChange={onClick}>
			{name}
		</Menu.CheckboxItem>
	);
}
