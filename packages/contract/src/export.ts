import { callsOf } from './call.ts';

const call = callsOf('Paper');

export const exportCalls = {
	festival: call({
		method: 'GET',
		path: '/export/festival.xlsx',
		access: ['import'],
		summary: 'The whole festival as a workbook, as POST /import takes it in again',
		file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
	}),
};
