import { TEMPLATES } from '../../gallery/shared';
import { toSiteRecords } from './siteRecords';

const records = toSiteRecords();

it('contain the theme studio, the check, the gallery, every template, and the messages of errors', () => {
  expect(records.map(({ path }) => path)).toEqual([
    'theme/',
    'check/',
    'templates/',
    ...TEMPLATES.map(({ name }) => `templates/${name}/`),
    'production-error/',
  ]);
});

it('have a name and a text', () => {
  expect(records.filter(({ name, text }) => !name || !text)).toEqual([]);
  expect(records.at(0)?.name).toBe('Theme studio');
  expect(records.map(({ name }) => name)).toContain('Pricing template');
});
