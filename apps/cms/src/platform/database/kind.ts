import type { Payload } from 'payload'

/** The other kind is SQLite. */
export const isPostgres = ({ db }: Pick<Payload, 'db'>): boolean => db.name === 'postgres'
