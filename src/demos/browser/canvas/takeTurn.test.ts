import { takeTurn } from './takeTurn';

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('starts each task when the previous ones are done', async () => {
  const started: string[] = [];
  let endFirst = () => {};
  takeTurn((done) => {
    started.push('first');
    endFirst = done;
  });
  takeTurn((done) => {
    started.push('second');
    done();
  });
  takeTurn((done) => {
    started.push('third');
    done();
  });
  await settled();
  expect(started).toEqual(['first']);
  endFirst();
  await settled();
  expect(started).toEqual(['first', 'second', 'third']);
});
