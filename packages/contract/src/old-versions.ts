import { z } from 'zod'
import type { ListName } from './list-paths.ts'

/**
 * Lists of which old versions may be shown: they hold no persons. Lists with names, telephone numbers, officers, members,
 * vendors, owners, parties of lawsuits, or with news and notices that may name anybody, are not among them.
 */
export const listsWithOldVersions = [
  'budgets',
  'citizenCharter',
  'disclosureDepartments',
  'downloads',
  'functions',
  'gardens',
  'headings',
  'healthWorks',
  'holidays',
  'municipalProperties',
  'ponds',
  'roads',
  'schools',
  'screenReaders',
  'treatmentFacilities',
  'treeCensus',
  'wards',
  'websiteLinks',
] as const satisfies ListName[]

export const oldVersionsSchema = z
  .strictObject({
    from: z.iso.date().describe('The first day of which there are old versions, in India.'),
    lists: z.array(z.string()).describe('The paths of the lists that have them, such as `/roads`.'),
  })
  .describe('Since when, and of which lists, old versions are public.')

export const oldVersionSchema = z
  .strictObject({
    list: z.string().describe('The path of the list.'),
    on: z.iso.date().describe('The day, in India, at whose end the rows read so.'),
    rows: z
      .array(z.looseObject({}))
      .describe(
        'Rows of the list, as its own answer has them: those that are public today, as they read then.',
      ),
  })
  .describe('A list as it read on a day.')

export type OldVersions = z.output<typeof oldVersionsSchema>
export type OldVersion = z.output<typeof oldVersionSchema>
