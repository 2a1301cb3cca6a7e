import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EnglishMessages } from '@site/src/base/testing/EnglishMessages';
import { FeatureFilter, FeatureMark } from '.';

it('marks the article with the choice, and removes the mark on unmount', async () => {
  const user = userEvent.setup();
  const { unmount } = render(
    <article>
      <FeatureFilter plans="community pro premium" />
    </article>,
    { wrapper: EnglishMessages },
  );
  const article = screen.getByRole('article');
  expect(article).toHaveAttribute('data-feature-plan', 'all');
  await user.click(screen.getByRole('radio', { name: 'Added by Pro' }));
  expect(article).toHaveAttribute('data-feature-plan', 'pro');
  await user.keyboard('{ArrowRight}');
  expect(article).toHaveAttribute('data-feature-plan', 'premium');
  unmount();
  expect(article).not.toHaveAttribute('data-feature-plan');
});

it('offers only the plans of the product', () => {
  render(<FeatureFilter plans="community pro" />, { wrapper: EnglishMessages });
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(screen.queryByRole('radio', { name: 'Added by Premium' })).not.toBeInTheDocument();
});

it('says in words whether a plan includes a feature', () => {
  render(
    <>
      <FeatureMark included="true" />
      <FeatureMark included="false" />
    </>,
    { wrapper: EnglishMessages },
  );
  expect(screen.getByRole('img', { name: 'Included' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Not included' })).toBeInTheDocument();
});
