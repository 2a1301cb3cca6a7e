import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ApiModel } from '../shared/apiModel';
import { balance, writeCache } from './cache';

describe('writeCache', () => {
  let dir: string;
  const model: ApiModel = { major: 'v8', packages: {}, products: {} };

  beforeEach(() => {
    dir = fs.mkdtempSync(path.join(os.tmpdir(), 'api-cache-'));
  });
  afterEach(() => fs.rmSync(dir, { recursive: true }));

  it('replaces older models of the same major, but no temporary file of another process', () => {
    for (const name of ['v8-old.json', 'v7-old.json', 'v8-new.json.1.tmp']) {
      fs.writeFileSync(path.join(dir, name), '');
    }
    writeCache(path.join(dir, 'v8-new.json'), model);
    expect(fs.readdirSync(dir).sort()).toEqual(['v7-old.json', 'v8-new.json', 'v8-new.json.1.tmp']);
    expect(JSON.parse(fs.readFileSync(path.join(dir, 'v8-new.json'), 'utf8'))).toEqual(model);
  });
});

it('distributes the majors among two processes', () => {
  expect(balance(['v8', 'v7', 'v6', 'v5', 'v4'])).toEqual([
    ['v8', 'v5', 'v4'],
    ['v7', 'v6'],
  ]);
  expect(balance(['v8'])).toEqual([['v8']]);
  expect(balance([])).toEqual([]);
});
