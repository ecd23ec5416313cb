import { mdiPhone } from '@mdi/js';
import { telHref } from '../../lib/phone.ts';
import { Icon } from '../../ui/icon.tsx';
import classes from './phone-link.module.css';

/** A person one can call by a tap on the name; without a number the plain name. */
export function PersonLink({ name, tel, isTelShown = false }: PersonLinkProps) {
	const href = telHref(tel);
	if (href === null) return <span>{name}</span>;
	return (
		<>
			<a className={classes.person} href={href} title={isTelShown ? undefined : (tel ?? undefined)}>
				{isTelShown && <Icon path={mdiPhone} size={16} className={classes.icon} />}
				{name}
			</a>
			{isTelShown && <span className={classes.tel}> {tel}</span>}
		</>
	);
}

interface PersonLinkProps {
	name: string;
	tel: string | null;
	/** The number stands beside the name, and a mark says that a tap calls. */
	isTelShown?: boolean;
}

/** A telephone number to tap, with `name` said to screen readers; nothing without a number. */
export function PhoneLink({ tel, name }: { tel: string | null; name?: string | undefined }) {
	const href = telHref(tel);
	if (href === null) return null;
	return (
		<a className={classes.phone} href={href} aria-label={name ? `Call ${name}, ${tel}` : undefined}>
			<Icon path={mdiPhone} size={16} className={classes.icon} />
			{tel}
		</a>
	);
}

/** The same as a button for thumbs: 'Call', on paper the number; a compact one stands among others of a row. */
export function CallButton({
	tel,
	name,
	isCompact = false,
}: {
	tel: string | null;
	name: string;
	isCompact?: boolean;
}) {
	const href = telHref(tel);
	if (href === null) return null;
	return (
		<a
			className={classes.call}
			data-compact={isCompact || undefined}
			data-tel={tel}
			href={href}
			aria-label={`Call ${name}`}
		>
			<Icon path={mdiPhone} size={isCompact ? 16 : 20} />
			<span>Call</span>
		</a>
	);
}
