import { act, render, screen } from '@testing-library/react';
import { lazyComponent } from './lazyComponent';

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

it('shows nothing until the component has loaded, which happens once', async () => {
  let finish: (component: typeof Greeting) => void = () => undefined;
  const load = jest.fn(() => new Promise<typeof Greeting>((resolve) => (finish = resolve)));
  const LazyGreeting = lazyComponent(load);
  expect(load).not.toHaveBeenCalled();
  const { container, rerender } = render(<LazyGreeting name="Ada" />);
  expect(container).toBeEmptyDOMElement();
  await act(async () => finish(Greeting));
  expect(screen.getByText('Hello Ada')).toBeVisible();
  rerender(<LazyGreeting name="Grace" />);
  expect(screen.getByText('Hello Grace')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});
