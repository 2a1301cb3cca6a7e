/** Pulse on a training ride, once every two minutes. */
export const pulse = [
  72, 88, 104, 118, 127, 133, 131, 140, 148, 152, 149, 155, 161, 158, 150, 143, 146, 151, 157, 162,
  166, 160, 149, 138, 127, 119, 110, 102, 96, 91, 87,
];

export const minutes = pulse.map((_, index) => index * 2);
