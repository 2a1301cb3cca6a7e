const CLAUSES =
  /\s(?=(?:from|inner join|where|group by|order by|limit|union|with recursive)\s)|(?<=,)\s(?=(?:cast|to_char|"row"|")[^)]*? as "(?!row)\w+")/g;

/** Begins a line with each clause, so that readers can follow a statement. */
export const formatSql = (sql: string) => sql.replace(CLAUSES, '\n');
