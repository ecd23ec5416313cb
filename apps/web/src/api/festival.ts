import { operationCalls } from '@crossload/contract';
import { HOUR } from '@crossload/domain';
import { queryOptions } from '@tanstack/react-query';
import { request } from './client.ts';

/** The festival's name and, in demo mode, the logins to try; told to anyone. */
export const festivalQuery = queryOptions({
	queryKey: ['festival'],
	queryFn: ({ signal }) => request(operationCalls.festival, { signal }),
	staleTime: HOUR,
});
