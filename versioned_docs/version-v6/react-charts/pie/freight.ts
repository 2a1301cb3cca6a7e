export const freight = [
  { id: 'rail', value: 44.3, label: 'Rail' },
  { id: 'road', value: 31.2, label: 'Road' },
  { id: 'sea', value: 17.9, label: 'Sea' },
  { id: 'air', value: 6.6, label: 'Air' },
];

export const formatPercent = ({ value }: { value: number }) => `${value}%`;
