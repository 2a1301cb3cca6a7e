import { ContentError } from '../../shared/contentProblem';
import { loadShared, onSiteMistakes, siteMistakes } from './loadShared';

const MISTAKE = { line: 3, found: 'The file is not JSON.' };
const fail = () => Promise.reject(new ContentError('i18n/translations.json', [MISTAKE]));

let printed = '';
beforeEach(() => {
  printed = '';
  jest.spyOn(console, 'error').mockImplementation((text: string) => void (printed += text));
});
afterEach(() => jest.restoreAllMocks());

it('keeps the content before a mistake, and tells listeners until it is fixed', async () => {
  const heard = jest.fn();
  onSiteMistakes(heard);
  expect(await loadShared('translations', () => Promise.resolve('first'), undefined)).toBe('first');
  expect(siteMistakes()).toEqual([]);

  expect(await loadShared('translations', fail, 'first')).toBe('first');
  expect(siteMistakes()).toEqual([{ file: 'i18n/translations.json', problems: [MISTAKE] }]);
  expect(printed).toContain('The site is as it was before this mistake:');
  expect(printed).toContain('i18n/translations.json:3: The file is not JSON.');

  expect(await loadShared('translations', () => Promise.resolve('second'), 'first')).toBe('second');
  expect(siteMistakes()).toEqual([]);
  expect(heard).toHaveBeenCalledTimes(3);
});

it('passes on a mistake at the start, and errors of the code', async () => {
  await expect(loadShared('menu', fail, undefined)).rejects.toThrow('The file is not JSON.');
  const bug = () => Promise.reject(new TypeError('A bug.'));
  await expect(loadShared('menu', bug, 'first')).rejects.toThrow(TypeError);
  expect(siteMistakes()).toEqual([]);
});
