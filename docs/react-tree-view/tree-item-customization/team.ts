/** The departments of an opera house; people have a role. */
export interface TeamMember {
  id: string;
  label: string;
  role?: string;
  children?: TeamMember[];
}

export const team: TeamMember[] = [
  {
    id: 'stage',
    label: 'Stage',
    children: [
      { id: 'lighting', label: 'Ines Marques', role: 'Lighting' },
      { id: 'rigging', label: 'Owen Clarke', role: 'Rigging' },
    ],
  },
  {
    id: 'orchestra',
    label: 'Orchestra',
    children: [
      { id: 'oboe', label: 'Mei Tanaka', role: 'First oboe' },
      { id: 'timpani', label: 'Adam Novak', role: 'Timpani' },
    ],
  },
];

export const allDepartments = team.map((department) => department.id);
