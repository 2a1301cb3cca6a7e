import path from 'node:path';
import { readTopology } from '../../../versions/node';
import { optionsSchema } from './options';

const isValid = (topology: unknown) => optionsSchema.safeParse({ topology }).success;

it('accepts the topology of this site', () => {
  expect(isValid(readTopology(path.join(__dirname, '../../../..')))).toBe(true);
});

it('rejects unknown majors, an empty build, and hosts without an address', () => {
  const topology = { root: 'v8', included: ['v8'], hosts: {} };
  expect(isValid({ ...topology, root: 'v3' })).toBe(false);
  expect(isValid({ ...topology, included: [] })).toBe(false);
  expect(isValid({ ...topology, hosts: { v7: 'v7.example.com' } })).toBe(false);
  expect(isValid({ ...topology, hosts: { v3: 'https://v3.example.com' } })).toBe(false);
});
