import fs from 'node:fs';
import path from 'node:path';

/**
 * The size of a generated page, like that of a guide: sections, words per paragraph, table rows.
 */
const SECTIONS = 7;
const PARAGRAPHS = 3;
const WORDS = 45;
const ROWS = 6;

/** The interval of pages with a demo, as for guides among reference pages. */
const DEMO_STEP = 2;

const SYLLABLES = ['ba', 'del', 'fo', 'gri', 'ka', 'lum', 'mo', 'ner', 'pi', 'row', 'sel', 'ta'];

/** A pseudorandom sequence, so that two runs build the same pages. */
function sequence(seed: number): (below: number) => number {
  let state = seed + 1;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function page(name: string, seed: number, hasDemo: boolean): string {
  const next = sequence(seed);
  const word = () =>
    Array.from({ length: 2 + next(3) }, () => SYLLABLES[next(SYLLABLES.length)]).join('');
  const sentence = (length: number) => Array.from({ length }, word).join(' ');
  const list = (length: number, item: (index: number) => string) =>
    Array.from({ length }, (_, index) => item(index)).join('\n\n');
  return [
    '---',
    `title: Generated ${name}`,
    `description: A page that was generated to see how the site grows, number ${name} of many.`,
    'productId: x-charts',
    '---',
    '',
    `Generated: ${sentence(WORDS)}.`,
    '',
    ...(hasDemo ? ['<Demo file="Generated" />', ''] : []),
    list(SECTIONS, (section) =>
      [
        `## ${word()} ${section}`,
        list(PARAGRAPHS, () => `${sentence(WORDS)}, \`${word()}\`.`),
        ['| Name | Meaning |', '| :- | :- |']
          .concat(Array.from({ length: ROWS }, () => `| ${word()} | ${sentence(6)} |`))
          .join('\n'),
        `\`\`\`ts\nexport const ${word()}${section} = [${next(99)}, ${next(99)}];\n\`\`\``,
      ].join('\n\n'),
    ),
    '',
  ].join('\n');
}

function demo(seed: number): string {
  const next = sequence(seed);
  const values = Array.from({ length: 8 }, () => next(100));
  return `import { BarChart } from '@mui/x-charts/BarChart';

export default function Generated() {
  return <BarChart height={240} series={[{ data: [${values.join(', ')}], label: 'Visits' }]} />;
}
`;
}

/**
 * Writes pages to the docs folder of a copy of the project, each in a separate folder.
 *
 * @param docsDir the copy's `docs`
 * @param count the number of pages
 */
export function writePages(docsDir: string, count: number): void {
  for (let index = 0; index < count; index += 1) {
    const name = String(index).padStart(5, '0');
    const folder = path.join(docsDir, 'generated', name);
    const hasDemo = index % DEMO_STEP === 0;
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, `${name}.mdx`), page(name, index, hasDemo));
    if (hasDemo) {
      fs.writeFileSync(path.join(folder, 'Generated.tsx'), demo(index));
    }
  }
}
