import type { PGlite } from '@electric-sql/pglite';
import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
} from 'kysely';

/** Lets Kysely run queries on PGlite. With a PostgreSQL server, use Kysely's `PostgresDialect` instead. */
export function pgliteDialect(database: Pick<PGlite, 'query'>): Dialect {
  const connection: DatabaseConnection = {
    executeQuery: async ({ sql, parameters }) => ({
      rows: (await database.query(sql, [...parameters])).rows as never[],
    }),
    streamQuery: () => {
      throw new Error('PGlite does not stream');
    },
  };
  const none = async () => undefined;
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => ({
      init: none,
      acquireConnection: async () => connection,
      beginTransaction: none,
      commitTransaction: none,
      rollbackTransaction: none,
      releaseConnection: none,
      destroy: none,
    }),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
