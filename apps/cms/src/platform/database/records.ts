import type {
  CreateArgs,
  CreateGlobalVersionArgs,
  CreateVersionArgs,
  DeleteManyArgs,
  DeleteVersionsArgs,
  FindArgs,
  FindGlobalArgs,
  FindOneArgs,
  FindVersionsArgs,
  PaginatedDocs,
  Payload,
  QueryDraftsArgs,
  TypeWithID,
  TypeWithVersion,
  UpdateGlobalArgs,
  UpdateManyArgs,
  UpdateOneArgs,
  UpsertArgs,
} from 'payload'

/*
 * Records as the database has them: without hooks, without rules of access, without the documents that they refer to.
 * Whoever uses these has decided who may see or change what. Everything else goes through Payload's own API.
 */

export const readRecord = <T extends TypeWithID>(payload: Payload, args: FindOneArgs): Promise<T | null> =>
  payload.db.findOne<T>(args)

export const readRecords = <T = TypeWithID>(payload: Payload, args: FindArgs): Promise<PaginatedDocs<T>> =>
  payload.db.find<T>(args)

/** The newest version of each record, published or not. */
export const readDrafts = <T = TypeWithID>(
  payload: Payload,
  args: QueryDraftsArgs,
): Promise<PaginatedDocs<T>> => payload.db.queryDrafts<T>(args)

export const addRecord = (payload: Payload, args: CreateArgs) => payload.db.create(args)
export const changeRecord = (payload: Payload, args: UpdateOneArgs) => payload.db.updateOne(args)
export const changeRecords = (payload: Payload, args: UpdateManyArgs) => payload.db.updateMany(args)
/** Adds a record, or changes the one that is there. */
export const putRecord = (payload: Payload, args: UpsertArgs) => payload.db.upsert(args)
export const removeRecords = (payload: Payload, args: DeleteManyArgs): Promise<void> =>
  payload.db.deleteMany(args)

// biome-ignore lint/suspicious/noExplicitAny: the type of what Payload gives where nothing else is said
type Fields = any

export const readVersions = <T = Fields>(
  payload: Payload,
  args: FindVersionsArgs,
): Promise<PaginatedDocs<TypeWithVersion<T>>> => payload.db.findVersions<T>(args)

export const addVersion = (payload: Payload, args: CreateVersionArgs) => payload.db.createVersion(args)
export const removeVersions = (payload: Payload, args: DeleteVersionsArgs): Promise<void> =>
  payload.db.deleteVersions(args)

export const readGlobal = <T extends Record<string, unknown> = Fields>(
  payload: Payload,
  args: FindGlobalArgs,
): Promise<T> => payload.db.findGlobal<T>(args)

export const changeGlobal = (payload: Payload, args: UpdateGlobalArgs) => payload.db.updateGlobal(args)
export const addGlobalVersion = (payload: Payload, args: CreateGlobalVersionArgs) =>
  payload.db.createGlobalVersion(args)
