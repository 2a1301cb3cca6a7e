import { idFor, type Ship } from './ship';

type Row = [Ship['name'], Ship['kind'], Ship['port'], Ship['state'], number, string, string];

const ROWS: Row[] = [
  [
    'Heron',
    'Ferry',
    'brenna',
    'In service',
    480,
    '2026-09-14',
    'Sixty bicycles on the lower deck.',
  ],
  ['Tern', 'Ferry', 'holm', 'In service', 360, '2026-11-02', 'Calls at Farrow on demand.'],
  ['Gannet', 'Fast boat', 'lyra', 'In service', 140, '2026-08-21', ''],
  ['Petrel', 'Freight', 'sandvar', 'In port', 12, '2026-07-30', 'Night freight to Farrow.'],
  ['Fulmar', 'Ferry', 'ostra', 'In the yard', 420, '2026-07-06', 'New propeller, back in July.'],
  ['Skua', 'Fast boat', 'tarn', 'In service', 96, '2026-12-11', ''],
  ['Puffin', 'Ferry', 'kelda', 'In service', 180, '2026-10-05', 'Carries the mail.'],
  ['Eider', 'Freight', 'farrow', 'In service', 8, '2026-09-28', ''],
  ['Avocet', 'Ferry', 'brenna', 'In port', 620, '2027-01-19', 'Reserve for July and August.'],
  ['Curlew', 'Ferry', 'sandvar', 'In service', 300, '2026-08-03', ''],
  ['Dunlin', 'Fast boat', 'holm', 'In service', 110, '2026-10-22', ''],
  ['Kittiwake', 'Ferry', 'ostra', 'In service', 540, '2026-12-02', 'Saloon renewed this spring.'],
];

/** The initial fleet. */
export const SAMPLE_SHIPS: Ship[] = ROWS.map(
  ([name, kind, port, state, passengers, inspection, notes]) => ({
    id: idFor(name, []),
    name,
    kind,
    port,
    state,
    passengers,
    inspection,
    notes,
  }),
);
