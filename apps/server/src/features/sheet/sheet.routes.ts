import { type LoginScreen, sheetCalls } from '@crossload/contract';
import type { SheetSubject } from '@crossload/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sessionOf } from '../../http/authorize.ts';
import { type FileContent, file, type Route, readUncached } from '../../http/route.ts';
import type { RouteDependencies } from '../../http/route-dependencies.ts';
import { printSheet, readSheet, subjectOf } from './sheet.service.ts';
import { SheetPrinter } from './sheet-printer.ts';

interface SheetDependencies extends Pick<RouteDependencies, 'database' | 'clock'> {
	/** Where the web app is reached; null: where the request came in. */
	readonly publicAddress: string | null;
	readonly loginScreen: LoginScreen;
}

/** What prints all sheets; its thread ends with the server. */
export function sheetPrinter(app: FastifyInstance): SheetPrinter {
	const printer = new SheetPrinter();
	app.addHook('onClose', () => printer.close());
	return printer;
}

export function sheetRoutes(printer: SheetPrinter, dependencies: SheetDependencies): Route[] {
	const print = printing(printer, dependencies);
	return [
		file(sheetCalls.stage, (request, { query }) =>
			print(request, query, subjectOf('stage', { id: query.stageId, day: query.day })),
		),
		file(sheetCalls.position, (request, { query }) =>
			print(request, query, subjectOf('position', { id: query.positionId, day: query.day })),
		),
		file(sheetCalls.band, (request, { query }) => print(request, query, subjectOf('band', { id: query.bandId }))),
		file(sheetCalls.vehicle, (request, { query }) =>
			print(request, query, subjectOf('vehicle', { id: query.vehicleId })),
		),
		file(sheetCalls.day, (request, { query }) => print(request, query, subjectOf('day', { day: query.day }))),
		file(sheetCalls.all, (request, { query }) => print(request, query, subjectOf('all', { day: query.day }))),
		readUncached(sheetCalls.state, (db, { code, permissions }) => readSheet(db, code, permissions)),
	];
}

interface PrintQuery {
	readonly format?: 'A4' | 'A3';
	readonly preview?: '0' | '1';
}

function printing(printer: SheetPrinter, { database, clock, publicAddress, loginScreen }: SheetDependencies) {
	return (request: FastifyRequest, query: PrintQuery, subject: SheetSubject): Promise<FileContent> =>
		printSheet(
			{ database, printer },
			{
				subject,
				permissions: sessionOf(request).user.permissions,
				now: clock(),
				format: query.format ?? 'A4',
				// Who asks for the headers alone gets no sheet.
				isPreview: query.preview === '1' || request.method === 'HEAD',
				origin: publicAddress ?? `${request.protocol}://${request.host}`,
				festival: loginScreen.name,
			},
		);
}
