import type { Template, TemplateStep } from '@crossload/contract';
import { Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { activityTypesQuery } from '../../api/activities.ts';
import { positionListQuery } from '../../api/positions.ts';
import { vehicleTypesQuery } from '../../api/vehicles.ts';
import { TypeLabel } from '../../entities/activity/type-label.tsx';
import { TypeChip } from '../../entities/vehicle/type-chip.tsx';
import { DASH, formatDuration } from '../../lib/format.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LazyMenu } from '../../ui/lazy-menu.tsx';
import { offsetText } from './offset-text.ts';
import classes from './template-steps.module.css';
import { TEMPLATE_TEXTS as texts } from './template-texts.ts';

/** The steps of a template as a read-only table, in their stored order. */
export function TemplateSteps({ steps }: Pick<Template, 'steps'>) {
	const { data: types = [] } = useQuery(activityTypesQuery);
	const { data: positions = [] } = useQuery(positionListQuery);
	if (steps.length === 0) return <EmptyState text={texts.noSteps} />;
	return (
		<table className={classes.table}>
			<StepsHead />
			<tbody>
				{steps.map((step, index) => {
					const type = types.find(({ id }) => id === step.activityTypeId);
					const position = positions.find(({ id }) => id === step.positionId);
					return (
						// biome-ignore lint/suspicious/noArrayIndexKey: a step has no id but its index
						<tr key={index}>
							<th scope="row">{type ? <TypeLabel type={type} /> : step.activityTypeId}</th>
							<td className="tabular">
								{offsetText(step.offset)}
								{step.anchor === 'show_end' && <span className="secondary"> {texts.fromEnd}</span>}
							</td>
							<td className="tabular">{step.duration === 0 ? DASH : formatDuration(step.duration)}</td>
							<td className={classes.where}>{step.stageDock ? texts.stageDock : (position?.name ?? DASH)}</td>
							<td>
								<StepVehicles vehicles={step.vehicles} />
							</td>
						</tr>
					);
				})}
			</tbody>
		</table>
	);
}

/** The header row; an editable table has a column of drag handles before the others and one of remove buttons after. */
export function StepsHead({ isEditable = false }: { isEditable?: boolean }) {
	return (
		<thead>
			<tr>
				{isEditable && <td />}
				<th scope="col">{texts.type}</th>
				<th scope="col">{texts.fromShow}</th>
				<th scope="col">{texts.length}</th>
				<th scope="col">{texts.where}</th>
				<th scope="col">{texts.vehicles}</th>
				{isEditable && <td />}
			</tr>
		</thead>
	);
}

/** The vehicles of a step: all, none, or those of some types. */
function StepVehicles({ vehicles }: Pick<TemplateStep, 'vehicles'>) {
	const { data: types = [] } = useQuery(vehicleTypesQuery);
	if (vehicles === 'all') return texts.allVehicles;
	if (vehicles === 'none') return DASH;
	return (
		<span className={classes.chips}>
			{types
				.filter(({ id }) => vehicles.includes(id))
				.map((type) => (
					<TypeChip key={type.id} type={type} />
				))}
		</span>
	);
}

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
