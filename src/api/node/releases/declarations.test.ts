import path from 'node:path';
import { writeFixtureSite } from '../testing/fixtureSite';
import { readDeclarations } from './declarations';

const siteDir = writeFixtureSite({
  'a/models/bar.d.ts': `
    export interface Bar extends Base { data?: { inner: number }; 'aria-label'?: string }
    type Options = Base & {
      /** @ignore - internal */
      hidden?: boolean;
      run(): void;
    };
  `,
  'a/esm/copy.d.ts': 'export interface Copy { data: string }',
});

it('reads the members that types declare, exported or not, and those with @ignore', () => {
  const { declared, ignored, types } = readDeclarations([path.join(siteDir, 'a')]);
  expect([...types]).toEqual(['Bar', 'Options']);
  expect([...declared]).toEqual(['Bar.data', 'Bar.aria-label', 'Options.hidden', 'Options.run']);
  expect([...ignored]).toEqual(['Options.hidden']);
});
