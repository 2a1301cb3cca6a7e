import { TEMPLATES } from '../../shared/templates';
import { toSiteRecords } from './siteRecords';

const records = toSiteRecords();

it('contain the theme studio, the gallery, and every template', () => {
  expect(records.map(({ path }) => path)).toEqual([
    'theme/',
    'templates/',
    ...TEMPLATES.map(({ name }) => `templates/${name}/`),
  ]);
});

it('have a name and a text', () => {
  expect(records.filter(({ name, text }) => !name || !text)).toEqual([]);
  expect(records.at(0)?.name).toBe('Theme studio');
});
