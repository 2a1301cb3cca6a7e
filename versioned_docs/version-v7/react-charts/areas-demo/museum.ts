export const hours = ['10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00'];

/** Visitors in each part of a museum, counted every hour. */
export const visitors = {
  hall: [84, 132, 176, 148, 190, 236, 204, 121],
  garden: [12, 31, 58, 72, 66, 54, 37, 14],
  archive: [8, 14, 19, 11, 22, 27, 25, 16],
};
