export const punctuality = [
  { city: 'Hamburg', onTime: 94 },
  { city: 'Lyon', onTime: 88 },
  { city: 'Porto', onTime: 79 },
  { city: 'Gdańsk', onTime: 74 },
  { city: 'Bologna', onTime: 63 },
];
