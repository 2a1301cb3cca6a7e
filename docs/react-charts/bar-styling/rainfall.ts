/** Monthly rain in mm at three stations. */
export const rainfall = [
  { month: 'Jan', coast: 84, valley: 52, ridge: 97 },
  { month: 'Feb', coast: 71, valley: 46, ridge: 88 },
  { month: 'Mar', coast: 66, valley: 49, ridge: 92 },
  { month: 'Apr', coast: 52, valley: 57, ridge: 104 },
  { month: 'May', coast: 48, valley: 73, ridge: 118 },
  { month: 'Jun', coast: 41, valley: 81, ridge: 127 },
];

export const formatRain = (value: number | null) => `${value} mm`;
