import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../db/open-postgres.ts';
import { type Cluster, startCluster } from './postgres-cluster.ts';
import { TEMPLATE } from './template.ts';

let cluster: Cluster | null = null;

/** Starts PostgreSQL once for the whole run and migrates the template. */
export async function setup(project: TestProject): Promise<void> {
	cluster = await startCluster();
	const maintenance = cluster.url('postgres');
	const client = new pg.Client({ connectionString: maintenance });
	await client.connect();
	await client.query(`create database ${TEMPLATE}`);
	await client.end();
	const template = await openPostgres(cluster.url(TEMPLATE));
	await template.close();
	project.provide('postgresUrl', maintenance);
}

/** Ends it when the run is over. */
export async function teardown(): Promise<void> {
	await cluster?.stop();
}
