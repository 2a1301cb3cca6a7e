import { follow } from './follow';

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('passes on the value', async () => {
  const onValue = jest.fn();
  follow(Promise.resolve('rows'), onValue);
  await settled();
  expect(onValue).toHaveBeenCalledWith('rows');
});

it('passes on a failure, and keeps quiet about one that nobody asks for', async () => {
  const [onValue, onError] = [jest.fn(), jest.fn()];
  const error = new Error('Offline');
  follow(Promise.reject(error), onValue, onError);
  follow(Promise.reject(error), onValue);
  await settled();
  expect(onError).toHaveBeenCalledWith(error);
  expect(onValue).not.toHaveBeenCalled();
});

it('calls nobody after its end', async () => {
  const [onValue, onError] = [jest.fn(), jest.fn()];
  follow(Promise.resolve('rows'), onValue, onError)();
  follow(Promise.reject(new Error('Offline')), onValue, onError)();
  await settled();
  expect(onValue).not.toHaveBeenCalled();
  expect(onError).not.toHaveBeenCalled();
});
