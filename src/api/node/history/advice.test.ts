import path from 'node:path';
import type { ApiChange } from '../../shared/apiChanges';
import type { ApiProduct } from '../../shared/apiModel';
import { advice, existsIn } from './advice';
import type { ApiFacts, EntryFacts, ProductFacts } from './apiFacts';
import { createHistory, type HistoryStep } from './createHistory';
import { loadHistory } from './loadHistory';
import { successorKeys } from './successors';

const tooltip: EntryFacts = {
  generics: [],
  inherited: ['anchorEl'],
  members: [
    { kind: 'prop', name: 'trigger', type: 'string' },
    { kind: 'slot', name: 'content', type: '' },
  ],
};

const facts: ProductFacts = {
  exported: ['useTooltip'],
  entries: { Tooltip: tooltip, Legend: { ...tooltip, members: [] } },
  slotProps: {},
  propsTypes: [],
  aliases: {},
};

const removal = (to: string): ApiChange => ({
  product: 'charts',
  component: 'Tooltip',
  kind: 'removed',
  member: { kind: 'prop', name: 'old' },
  to,
});

describe('existsIn', () => {
  it.each([
    'trigger',
    'anchorEl',
    'slots.content',
    'useTooltip()',
    '<Legend />',
    'Legend.anchorEl',
  ])('finds %s', (code) => {
    expect(existsIn(facts, code, 'Tooltip')).toBe(true);
  });

  it.each(['popper', 'slots.popper', 'slots.trigger', 'useOld()', '<Old />', 'Legend.trigger'])(
    'misses %s',
    (code) => {
      expect(existsIn(facts, code, 'Tooltip')).toBe(false);
    },
  );
});

describe('advice', () => {
  it('quotes a deprecation whose successors exist', () => {
    expect(advice(removal('Use `trigger` instead.'), 'v9', facts)).toBe('Use `trigger` instead.');
  });

  it('omits a successor that was removed as well', () => {
    expect(advice(removal('Use `slots.popper` instead.'), 'v9', facts)).toBeUndefined();
    expect(advice(removal('Use `useOld` or `trigger` instead.'), 'v9', facts)).toBe(
      'Use `trigger` instead.',
    );
  });
});

const siteDir = path.resolve(__dirname, '../../../..');
// Extracting the API for the first time is slow on a busy machine.
jest.setTimeout(240_000);

let steps: readonly HistoryStep[];
beforeAll(async () => {
  steps = createHistory(await loadHistory(siteDir)).steps;
});

/** Whether any component of the product has the member, or whether it is an export. */
function isKnown({ entries, exported }: ProductFacts, code: string): boolean {
  const names = code.replace(/\(\)$/, '').split('.');
  const name = /^(?:slots|slotProps)$/.test(names[0] ?? '') ? names[1] : names[0];
  return (
    name === undefined ||
    exported.includes(name) ||
    Object.values(entries).some(
      ({ inherited, members }) =>
        inherited.includes(name) || members.some((member) => member.name === name),
    )
  );
}

/** What hooks return, and attributes of the DOM. Models contain neither. */
const OUTSIDE_MODELS = new Set([
  'acceptValueChanges',
  'cancelValueChanges',
  'clearValue',
  'setValueToToday',
  'setOpen',
  'setValue',
  'setView',
  'variant',
  'onBlur',
]);

const productsOf = ({ products }: ApiFacts) =>
  Object.entries(products) as [ApiProduct, ProductFacts][];

it('only recommends what the newer major of the product has', () => {
  const wrong = steps.flatMap(({ changes, to }) =>
    changes.flatMap(({ component, kind, member, product, to: text = '' }) => {
      const after = to.products[product];
      const names = kind === 'removed' ? [...text.matchAll(/`([^`]+)`/g)] : [];
      return names
        .map(([, code = '']) => code)
        .filter((code) => !OUTSIDE_MODELS.has(code))
        .filter((code) => after && !existsIn(after, code, component) && !isKnown(after, code))
        .map((code) => `${to.major} ${component} ${member?.name}: ${code}`);
    }),
  );
  expect(wrong).toEqual([]);
});

it('has no successor for what was not removed', () => {
  const unused = steps.flatMap(({ changes, to }) =>
    productsOf(to).flatMap(([product]) => {
      const removed = changes.filter(
        (change) => change.product === product && change.kind === 'removed',
      );
      const keys = new Set(
        removed.flatMap(({ component, member }) =>
          member
            ? [`${member.kind} ${member.name}`, `${component} ${member.kind} ${member.name}`]
            : [`component ${component}`],
        ),
      );
      return successorKeys(to.major, product)
        .filter((key) => !keys.has(key))
        .map((key) => `${to.major} ${product}: ${key}`);
    }),
  );
  expect(unused).toEqual([]);
});
