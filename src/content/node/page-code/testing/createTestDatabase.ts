import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';

/** Kysely expects a pool of `pg`. PGlite has one connection, which it gives to one query after another. */
function poolOf(server: PGlite) {
  const client: PostgresPoolClient = {
    query: async (statement: unknown, parameters?: readonly unknown[]) => {
      const { affectedRows, rows } = await server.query(String(statement), [...(parameters ?? [])]);
      return { command: 'SELECT', rowCount: affectedRows ?? rows.length, rows };
    },
    release: () => {},
  } as PostgresPoolClient;
  return { connect: () => Promise.resolve(client), end: () => server.close() };
}

/** A PostgreSQL in memory. Its start takes about two seconds, so the tests of a file share one. */
export async function createTestDatabase() {
  const server = await PGlite.create();
  const db = <Tables>() =>
    new Kysely<Tables>({ dialect: new PostgresDialect({ pool: poolOf(server) }) });
  return { server, db, close: () => server.close() };
}
