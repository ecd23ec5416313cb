import { type Vehicle, vehiclePassCalls } from '@crossload/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { request } from '../../api/client.ts';
import { ApiError, messageOf } from '../../api/errors.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useStableHandler } from '../../ui/use-stable-handler.ts';
import { GATE_TEXTS as texts } from './gate-texts.ts';

/** Reads a vehicle pass and opens its vehicle; says so when it is void or of another installation (GATE-07). */
export function GatePass({ code, onRead, children }: GatePassProps) {
	const { data, error, refetch } = useQuery({
		queryKey: ['pass', code],
		queryFn: ({ signal }) => request(vehiclePassCalls.read, { id: code, signal }),
		retry: false,
		gcTime: 0,
	});
	const handleRead = useStableHandler(onRead);
	useEffect(() => {
		if (data) handleRead(data);
	}, [data, handleRead]);
	if (!error) return <p role="status">{texts.reading}</p>;
	const isVoid = error instanceof ApiError && error.statusCode === 404;
	return (
		<ErrorPanel
			message={isVoid ? texts.voidPass : messageOf(error, texts.passFailed)}
			onRetry={isVoid ? undefined : () => void refetch()}
		>
			{children}
		</ErrorPanel>
	);
}

interface GatePassProps {
	code: string;
	onRead: (vehicle: Pick<Vehicle, 'id'>) => void;
	/** What can be done when the pass cannot be read. */
	children?: ReactNode;
}
