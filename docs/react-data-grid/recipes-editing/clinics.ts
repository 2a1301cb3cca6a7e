export interface Visit {
  id: number;
  patient: string;
  department: string;
  doctor: string | null;
}

export const doctorsByDepartment: Record<string, string[]> = {
  Cardiology: ['Dr. Okafor', 'Dr. Lindqvist'],
  Dermatology: ['Dr. Serrano'],
  Pediatrics: ['Dr. Moreau', 'Dr. Haas', 'Dr. Ito'],
};

export const departments = Object.keys(doctorsByDepartment);

export const visits: Visit[] = [
  { id: 1, patient: 'T. Alonso', department: 'Cardiology', doctor: 'Dr. Okafor' },
  { id: 2, patient: 'M. Berger', department: 'Pediatrics', doctor: 'Dr. Haas' },
  { id: 3, patient: 'S. Dahl', department: 'Dermatology', doctor: 'Dr. Serrano' },
  { id: 4, patient: 'J. Novák', department: 'Pediatrics', doctor: null },
];
