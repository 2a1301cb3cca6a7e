import type { PGlite } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient } from 'kysely';

/**
 * Lets Kysely's `PostgresDialect` use a PostgreSQL in this process. With a server, pass `new Pool()` of
 * `pg` instead. PGlite has one connection, so transactions wait for one another.
 */
export function poolOf(database: PGlite): PostgresPool {
  let free: Promise<void> = Promise.resolve();
  return {
    connect: async () => {
      const before = free;
      let release = () => {};
      free = new Promise((resolve) => {
        release = resolve;
      });
      await before;
      return {
        query: async (sql: string, parameters: readonly unknown[]) => {
          const { rows, affectedRows = rows.length } = await database.query(sql, [...parameters]);
          return { command: 'SELECT', rowCount: affectedRows, rows };
        },
        release,
      } as PostgresPoolClient;
    },
    end: () => database.close(),
  };
}
