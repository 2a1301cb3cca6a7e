import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { startPglite, type TestDatabase } from './startPglite';

/** What Kysely's dialect for `pg` expects. PGlite has one connection, for one query at a time. */
function poolOf(server: TestDatabase): PostgresPool {
  const query = async (statement: string, parameters: readonly unknown[] = []) => {
    const { rows } = await server.query<never>(statement, [...parameters]);
    return { command: 'SELECT', rowCount: rows.length, rows };
  };
  const client = { query, release: () => {} } as unknown as PostgresPoolClient;
  return { connect: () => Promise.resolve(client), end: () => Promise.resolve() };
}

/** A PostgreSQL in memory. Its start takes about two seconds, so the tests of a file share one. */
export function createTestDatabase() {
  const server = startPglite();
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: poolOf(server) }) });
  return { server, db };
}
