import fs from 'node:fs';
import path from 'node:path';
import * as demoAttributes from './demoAttributes';

const { withAttribute, ...CONSTANTS } = demoAttributes;
const ATTRIBUTES: readonly string[] = Object.values(CONSTANTS);
const ROOT = path.resolve(__dirname, '../../..');

/** The attributes of demos that the files of a kind write as text, with the files. */
function writtenIn(kind: RegExp): { readonly file: string; readonly attribute: string }[] {
  return ['src', 'scripts'].flatMap((folder) =>
    fs
      .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => kind.test(file) && !file.endsWith('demoAttributes.ts'))
      .flatMap((file) => {
        const source = fs.readFileSync(path.join(ROOT, folder, file), 'utf8');
        const found = source.matchAll(/(?<=[[\s'"`\\])data-demo(?:-[a-z]+)*(?![\w-])/g);
        return [...found].map(([attribute]) => ({ file: `${folder}/${file}`, attribute }));
      }),
  );
}

it('are those that style sheets select', () => {
  const written = writtenIn(/\.css$/);
  expect(written).toContainEqual({
    file: 'src/css/canvas.demo-reset.css',
    attribute: 'data-demo-root',
  });
  expect(written.filter(({ attribute }) => !ATTRIBUTES.includes(attribute))).toEqual([]);
});

it('are written nowhere else', () => {
  expect(writtenIn(/(?<!\.test)\.tsx?$/)).toEqual([]);
});

it('are selected with or without a value', () => {
  expect(withAttribute('data-a')).toBe('[data-a]');
  expect(withAttribute('data-a', 'b')).toBe('[data-a="b"]');
});
