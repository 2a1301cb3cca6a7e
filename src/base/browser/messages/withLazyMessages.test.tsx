import { render, screen } from '@testing-library/react';
import { TranslationsProvider, useTranslate, withLazyMessages } from './index';

const site = { language: 'zh', tables: { zh: { retry: '重试' }, en: {} } };
const lazy = {
  language: 'zh',
  tables: { zh: { landing: { title: '标题' } }, en: { landing: { explore: 'Explore' } } },
};

function Texts({ mark }: { readonly mark: string }) {
  const t = useTranslate();
  return <p>{[mark, t('retry'), t('landing.title'), t('landing.explore')].join(' ')}</p>;
}
const LazyTexts = withLazyMessages(lazy, Texts);

afterEach(() => jest.restoreAllMocks());

it('adds its messages to those of the site', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(
    <TranslationsProvider data={site}>
      <Texts mark="1" />
      <LazyTexts mark="2" />
    </TranslationsProvider>,
  );
  expect(screen.getByText(/^1/)).toHaveTextContent('1 重试 landing.title landing.explore');
  expect(screen.getByText(/^2/)).toHaveTextContent('2 重试 标题 Explore');
});
