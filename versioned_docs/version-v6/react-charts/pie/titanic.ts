const fates = ['Survived', 'Died'] as const;

const groups = [
  { name: '1st', color: '#ffb422', counts: [203, 122] },
  { name: '2nd', color: '#22bf75', counts: [118, 167] },
  { name: '3rd', color: '#fa83b4', counts: [178, 528] },
  { name: 'Crew', color: '#0dbeff', counts: [212, 673] },
] as const;

const fateColors = ['#5fa8f2', '#b3bcc6'] as const;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** 2,201 people: the counts of the British inquiry of 1912. */
export const people = sum(groups.flatMap((group) => [...group.counts]));

/** Classes inside, the fate in each class outside. */
export const ringsByClass = {
  inner: groups.map(({ name, color, counts }) => ({
    id: name,
    label: name,
    color,
    value: sum(counts),
  })),
  outer: groups.flatMap(({ name, counts }) =>
    fates.map((fate, index) => ({
      id: `${name}-${fate}`,
      label: fate,
      color: fateColors[index],
      value: counts[index] ?? 0,
    })),
  ),
};

/** Fates inside, the classes of each fate outside. */
export const ringsByFate = {
  inner: fates.map((fate, index) => ({
    id: fate,
    label: fate,
    color: fateColors[index],
    value: sum(groups.map(({ counts }) => counts[index] ?? 0)),
  })),
  outer: fates.flatMap((fate, index) =>
    groups.map(({ name, color, counts }) => ({
      id: `${fate}-${name}`,
      label: name,
      color,
      value: counts[index] ?? 0,
    })),
  ),
};
