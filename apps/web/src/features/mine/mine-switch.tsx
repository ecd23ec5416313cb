import { useIsMineOn } from '../../entities/mine/mine-context.ts';
import { Segments } from '../../ui/segments.tsx';
import { MINE_TEXTS as texts } from './mine-texts.ts';

/** Whether this device shows everything or what is the user's. */
export function MineSwitch() {
	const [isOn, setIsOn] = useIsMineOn();
	return (
		<Segments<'all' | 'mine'>
			label={texts.shown}
			choices={[
				{ value: 'all', label: texts.all },
				{ value: 'mine', label: texts.mine },
			]}
			value={isOn ? 'mine' : 'all'}
			onChange={(chosen) => setIsOn(chosen === 'mine')}
		/>
	);
}
