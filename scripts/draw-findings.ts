/**
 * Draws findings of `/x/check/` that are only "check it", so that people can judge how many are
 * beside the point: the file shows that the change doesn't affect it.
 *
 * Usage: npx tsx scripts/draw-findings.ts [--from v7] [--seed 46] [--count 60] [folder …]
 *
 * Without folders, it draws from the demos of the major. Each file is a project of its own.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CURRENT_MAJOR } from '../src/versions/shared/versions';
import { loadChanges } from '../src/upgrade/node';
import { createCheckData } from '../src/upgrade/node/check-data';
import { demoFiles, findingsIn } from './lib/changeRecall';

/** A generator of numbers below 1, the same for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:[jt]sx?|css|scss)$/.test(name))
    .map((name) => path.join(folder, name));
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      from: { type: 'string', default: 'v7' },
      seed: { type: 'string', default: '46' },
      count: { type: 'string', default: '60' },
    },
  });
  const facts = {
    data: await createCheckData(process.cwd()),
    steps: await loadChanges(process.cwd()),
  };
  const majors = { from: values.from, to: CURRENT_MAJOR };
  const files = positionals.length > 0 ? positionals.flatMap(filesIn) : demoFiles(values.from);
  const random = createRandom(Number(values.seed));
  const found = files
    .flatMap((file) => findingsIn([file], facts, majors))
    .filter(({ certainty }) => certainty === 'check');
  const drawn = found
    .map((finding) => ({ finding, order: random() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, Number(values.count));
  console.log(`${found.length} findings to check in ${files.length} files, seed ${values.seed}`);
  drawn.forEach(({ finding: { code, file, kind, line, text } }, index) => {
    const title = text ? `${text.title}: ${text.what}` : kind;
    console.log(`\n${index + 1}. ${file}:${line} ${title}\n   ${code ?? ''}`);
  });
}

void main();
