import { expectSameAnswers, PROOF_SCRIPT, startProofDatabase } from './support/serverSideProof';
import { Kysely, PostgresDialect } from 'kysely';
import { describePostgres } from './support/postgresServer';
import { operatorModels, PIVOTS, randomModels } from './support/proofModels';
import { orders, type Database } from '../docs/react-data-grid/server-side-data/lab/orders';

const MODELS = 2000;
const TIMEOUT_MS = 1_800_000;

beforeAll(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const all = () => [
  ...operatorModels(orders.fields),
  ...PIVOTS,
  ...randomModels(orders.fields, MODELS),
];

it(
  'answers like the grid on PGlite',
  async () => {
    const { db, lite } = await startProofDatabase();
    await expectSameAnswers(db, all()).finally(lite.stop);
  },
  TIMEOUT_MS,
);

describePostgres('on a PostgreSQL server', (startPostgres) => {
  it(
    'answers like the grid',
    async () => {
      const { pool, stop } = await startPostgres();
      await pool.query(PROOF_SCRIPT);
      const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
      await expectSameAnswers(db, all()).finally(stop);
    },
    TIMEOUT_MS,
  );
});
