import { expectSameAnswers, startProofDatabase } from './support/serverSideProof';
import { operatorModels, PIVOTS, randomModels } from './support/proofModels';
import { orders } from '../docs/react-data-grid/server-side-data/lab/orders';

/** `serverSideData.full.test.tsx` tries every value and 2,000 models, and a PostgreSQL server. */
const MODELS = 15;

let proof: Awaited<ReturnType<typeof startProofDatabase>>;

beforeAll(async () => {
  // The grid reports that it has no license key here, and updates itself between tests.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  proof = await startProofDatabase();
}, 60_000);

afterAll(() => proof.lite.stop());

it('filters by every operator as the grid does', async () => {
  await expectSameAnswers(proof.db, operatorModels(orders.fields, 1));
}, 60_000);

it('answers random models as the grid does', async () => {
  await expectSameAnswers(proof.db, randomModels(orders.fields, MODELS));
}, 60_000);

it('pivots as the grid does', async () => {
  await expectSameAnswers(proof.db, PIVOTS);
}, 60_000);
