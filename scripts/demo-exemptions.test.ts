import { AXE_EXEMPTIONS, unneededExemptions } from '../tests/browser/demoExemptions';

it('names the exemptions that no demo needed', () => {
  const all = new Set(AXE_EXEMPTIONS.keys());
  expect(unneededExemptions(all)).toEqual([]);
  const { rule, selector } = AXE_EXEMPTIONS[0]!;
  all.delete(0);
  expect(unneededExemptions(all)).toEqual([
    `No demo needs the exemption of ${rule} for \`${selector}\`: take it out of the table.`,
  ]);
});

it('gives each exemption a reason, without duplicates', () => {
  AXE_EXEMPTIONS.forEach(({ reason }) => expect(reason).toMatch(/\w.{20,}\.$/));
  const keys = AXE_EXEMPTIONS.map(({ rule, selector }) => `${rule} ${selector}`);
  expect(new Set(keys).size).toBe(keys.length);
});
