/** Members of a sports club by level, the best first. */
export const players = [
  { id: 'national', value: 14, label: 'National squad', color: '#0d3c4f' },
  { id: 'league', value: 62, label: 'League teams', color: '#155a73' },
  { id: 'regional', value: 185, label: 'Regional teams', color: '#1d728f' },
  { id: 'youth', value: 430, label: 'Youth and leisure', color: '#247c9c' },
];
