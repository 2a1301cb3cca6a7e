import { processMdx } from '@site/src/base/testing/processMdx';
import { remarkPlanNames } from './remarkPlanNames';

const process = (text: string) => processMdx('docs/a/a.mdx', [text], [remarkPlanNames]);

it.each([
  'With `DataGridPro` <Plan name="pro" />, users can filter.',
  'Components for ranges are part of the Pro plan <Plan name="pro" />.',
  'In [`DataGridPremium`](/x/) <Plan name="premium" />, group rows.',
  'Pro <Plan name="pro" />',
  'Install the Pro package <Plan name="pro" />.',
  'Install `@mui/x-charts-premium` <Plan name="premium" />.',
])('shows only the icon after the name of the plan: %s', async (text) => {
  expect(await process(text)).toContain(' iconOnly />');
});

it.each([
  ['Ranges are in the Pro plan <Plan name="pro" />.', 'Ranges are in the ', 'Pro plan '],
  [
    'In [`DataGridPremium`](/x/) <Plan name="premium" />, group.',
    'In ',
    '[`DataGridPremium`](/x/) ',
  ],
])('keeps the name and its icon in one line: %s', async (text, before, name) => {
  expect(await process(text)).toContain(`${before}<span className="unbroken">${name}<Plan`);
});

it('keeps all names of a sentence with their icons', async () => {
  const compiled = await process(
    'Of [`DataGridPro`](/x/) <Plan name="pro" />, [`DataGridPremium`](/x/) <Plan name="premium" />',
  );
  expect(compiled.match(/<span className="unbroken">\[`\w+`\]\(\/x\/\) <Plan/g)).toHaveLength(2);
  expect(compiled.match(/iconOnly/g)).toHaveLength(2);
});

it.each([
  'Set `pagination` <Plan name="pro" /> to show pages.',
  'Of `DataGridPro`, Premium adds grouping <Plan name="premium" />.',
  'With `DataGridPremium` <Plan name="pro" />',
  '- <Plan name="pro" />',
  '## DataGridPro <Plan name="pro" />',
])('shows the name elsewhere: %s', async (text) => {
  expect(await process(text)).not.toContain('iconOnly');
});
