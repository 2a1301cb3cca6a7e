import path from 'node:path';
import type { ApiChange } from '../../shared/apiChanges';
import type { ChangeRecord } from '../../shared/changeRecord';
import { advice, existsIn } from './advice';
import type { EntryFacts, ProductFacts } from './apiFacts';
import { createHistory, type HistoryStep } from './createHistory';
import { loadHistory } from './loadHistory';

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
    expect(advice(removal('Use `trigger` instead.'), facts)).toBe('Use `trigger` instead.');
  });

  it('prefers what data/changes says about the component, also in a higher plan', () => {
    const written = [
      { kind: 'removed', name: 'old', place: 'prop', todo: 'Ask for [help](#help).' },
      { kind: 'removed', name: 'old', place: 'prop', of: ['Tooltip'], todo: 'Use a portal.' },
      { kind: 'removed', name: 'old', place: 'prop', of: ['Legend'], todo: 'Remove it.' },
    ].map((row) => ({ notice: '', section: '', ...row }) as ChangeRecord);
    const own = { ...facts, written };
    expect(advice(removal(''), own)).toBe('Use a portal.');
    expect(advice({ ...removal(''), component: 'LegendPro' }, own)).toBe('Remove it.');
    expect(advice({ ...removal(''), component: 'Axis' }, own)).toBe('Ask for help.');
  });

  it('omits a successor that was removed as well', () => {
    expect(advice(removal('Use `slots.popper` instead.'), facts)).toBeUndefined();
    expect(advice(removal('Use `useOld` or `trigger` instead.'), facts)).toBe(
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

const withoutLinks = (text: string) => text.replace(/\[([^\]]+)\]\(#[^)]*\)/g, '$1');

it('only recommends what the newer major of the product has', () => {
  const wrong = steps.flatMap(({ changes, to }) =>
    changes.flatMap(({ component, kind, member, product, to: text = '' }) => {
      const after = to.products[product];
      // `src/upgrade` tests what is written; it can name keys, values, and what hooks return.
      const isWritten = after?.written?.some(({ todo }) => withoutLinks(todo) === text);
      const names = kind === 'removed' && !isWritten ? [...text.matchAll(/`([^`]+)`/g)] : [];
      return names
        .map(([, code = '']) => code)
        .filter((code) => after && !existsIn(after, code, component) && !isKnown(after, code))
        .map((code) => `${to.major} ${component} ${member?.name}: ${code}`);
    }),
  );
  expect(wrong).toEqual([]);
});
