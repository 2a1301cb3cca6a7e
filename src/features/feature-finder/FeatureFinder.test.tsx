import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EnglishMessages } from '@site/src/testing/EnglishMessages';
import { FeatureFilter, LookingFor } from '.';

it('marks the article with the plan, and removes the mark on unmount', async () => {
  const user = userEvent.setup();
  const { unmount } = render(
    <article>
      <FeatureFilter />
    </article>,
    { wrapper: EnglishMessages },
  );
  const article = screen.getByRole('article');
  expect(article).toHaveAttribute('data-feature-plan', 'premium');
  await user.click(screen.getByRole('radio', { name: 'Community' }));
  expect(article).toHaveAttribute('data-feature-plan', 'community');
  await user.keyboard('{ArrowRight}');
  expect(article).toHaveAttribute('data-feature-plan', 'pro');
  unmount();
  expect(article).not.toHaveAttribute('data-feature-plan');
});

it('is a navigation landmark', () => {
  render(
    <LookingFor>
      <a href="/x/">Validation</a>
    </LookingFor>,
    { wrapper: EnglishMessages },
  );
  expect(screen.getByRole('navigation', { name: 'Looking for…' })).toHaveTextContent('Validation');
});
