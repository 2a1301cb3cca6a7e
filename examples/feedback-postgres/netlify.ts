/** The collector as a Netlify function. Another host needs another file of this length. */
import { Pool } from 'pg';
import { createPostgresCollector } from './feedback';

function setting(name: string): string {
  const value = process.env[name];
  if (!value) {
    throw new Error(`${name} is not set. Set it among the function's environment variables.`);
  }
  return value;
}

// Functions come and go by the dozen: each holds one connection, and not for long.
const pool = new Pool({
  connectionString: setting('DATABASE_URL'),
  max: 1,
  idleTimeoutMillis: 10_000,
  connectionTimeoutMillis: 5000,
});
// An idle connection that breaks is replaced by the next query; unheard, it would end the function.
pool.on('error', (error) => console.error('A connection broke:', error.message));
const collect = createPostgresCollector(pool, {
  allowedOrigin: setting('ALLOWED_ORIGIN'),
  clientSecret: setting('CLIENT_SECRET'),
});

export default (request: Request, { ip }: { readonly ip: string }) => collect(request, ip);

export const config = { path: '/feedback' };
