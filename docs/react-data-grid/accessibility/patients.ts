export interface Patient {
  id: number;
  name: string;
  ward: string;
  bed: string;
}

export const patients: Patient[] = [
  { id: 1, name: 'I. Moreau', ward: 'Cardiology', bed: 'C 12' },
  { id: 2, name: 'T. Okafor', ward: 'Emergency', bed: 'E 3' },
  { id: 3, name: 'S. Lindqvist', ward: 'Pediatrics', bed: 'P 7' },
  { id: 4, name: 'J. Novák', ward: 'Cardiology', bed: 'C 4' },
  { id: 5, name: 'A. Haddad', ward: 'Surgery', bed: 'S 9' },
  { id: 6, name: 'M. Silva', ward: 'Emergency', bed: 'E 11' },
];
