import { findReports, LIST, placesOfGuide } from './support/newProduct';

// Programs with the whole project.
jest.setTimeout(600_000);

const places = placesOfGuide();

it('leads from the list of products exactly to the places of the guide', () => {
  const code = places.filter((file) => file.startsWith('src/'));
  expect(code.length).toBeGreaterThan(3);
  expect(findReports([LIST])).toEqual(code.sort());
});

it('asks for nothing else once they have an entry', () => {
  expect(findReports([LIST, ...places])).toEqual([]);
});
