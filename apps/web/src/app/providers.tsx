import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, StrictMode } from 'react';
import { queryClient } from '../api/query-client.ts';
import { Minutes, useMinutes } from '../lib/now.ts';
import { Snackbar } from '../ui/snackbar.tsx';
import { router } from './router.ts';
import { colorSchemeManager, resolveCssVariables, theme } from './theme.ts';

/** The whole app: its theme, its cache, its routes. */
export function Providers() {
	return (
		<StrictMode>
			<MantineProvider
				theme={theme}
				colorSchemeManager={colorSchemeManager}
				cssVariablesResolver={resolveCssVariables}
				defaultColorScheme="dark"
			>
				<QueryClientProvider client={queryClient}>
					<FestivalClock>
						<RouterProvider router={router} />
					</FestivalClock>
				</QueryClientProvider>
				<Snackbar />
			</MantineProvider>
		</StrictMode>
	);
}

/** Renders every time that is shown again with each minute. */
function FestivalClock({ children }: { children: ReactNode }) {
	return <Minutes value={useMinutes()}>{children}</Minutes>;
}
