const names = ['North', 'Alps', 'Coast', 'Online'];

/** Numbers, because the coordinates of a scatter point are numbers. */
export const teams = [0, 1, 2, 3];

export const teamName = (team: number) => names[team] ?? '';

export const revenue = [412, 287, 365, 538];

export const goals = [380, 310, 350, 600].map((target, team) => ({ id: team, x: target, y: team }));
