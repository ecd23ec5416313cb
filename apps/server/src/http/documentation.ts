import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi.ts';

/** The OpenAPI document, and a page to read it (CHECKLIST API-06). */
export async function addDocumentation(app: FastifyInstance, version: string): Promise<void> {
	const document = openApiDocument(version);
	app.get('/api/openapi.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(document));
	// The document is of version 3.1, which the plugin's type does not know yet; it passes it on as it is.
	await app.register(swagger, { mode: 'static', specification: { document: document as never } });
	await app.register(swaggerUi, { routePrefix: '/api/docs', uiConfig: { docExpansion: 'list' } });
}
