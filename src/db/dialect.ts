import type { postgresqlDialect } from "./postgresql-dialect.ts";

/** The columns that tables are made of; typed as PostgreSQL's, which are the narrower ones. */
export type Dialect = typeof postgresqlDialect;
