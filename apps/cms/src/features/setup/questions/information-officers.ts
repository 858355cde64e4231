import { isRequired } from '../../../platform/words/words.ts'
import { type Field, inBoth } from '../form/field.ts'
import { emailField } from '../officers/officer-question.ts'
import { officersWith, publishOfficer } from '../officers/stored-officers.ts'
import type { Answers, Complaints, Question } from '../question.ts'
import { settingsOf, textIn, typedOf } from '../stored-settings.ts'

const designation = { en: 'Public Information Officer', mr: 'जन माहिती अधिकारी' }
const between = ', '
const rows = [
  { at: 'first', en: 'First officer', mr: 'पहिले अधिकारी' },
  { at: 'second', en: 'Second officer', mr: 'दुसरे अधिकारी' },
]

const fieldsOf = ({ at, en, mr }: (typeof rows)[number]): Field[] => [
  ...inBoth(`${at}.name`, { en: `${en}: name`, mr: `${mr}: नाव` }, { required: at === 'first' }),
  ...inBoth(`${at}.of`, { en: `${en}: department`, mr: `${mr}: विभाग` }),
  { ...emailField, name: `${at}.email`, label: { en: `${en}: email`, mr: `${mr}: ई-मेल` } },
]

/** “Public Information Officer, Tax Department”; without a department the title alone. */
const titleIn = (language: 'en' | 'mr', department: string): string =>
  department === '' ? designation[language] : `${designation[language]}${between}${department}`

const departmentIn = (language: 'en' | 'mr', title: string | null | undefined): string =>
  title?.startsWith(designation[language] + between)
    ? title.slice(designation[language].length + between.length)
    : ''

const isFilled = (answers: Answers, at: string): boolean =>
  ['name.en', 'name.mr', 'of.en', 'of.mr', 'email'].some((part) => answers[`${at}.${part}`])

export const informationOfficers: Question = {
  id: 'information-officers',
  title: { en: 'Who are the public information officers?', mr: 'जन माहिती अधिकारी कोण आहेत?' },
  why: {
    en: 'The Right to Information Act, 2005 (section 5) asks for them by name. More can be added under Officers.',
    mr: 'माहितीचा अधिकार अधिनियम, २००५ (कलम ५) त्यांची नावे देण्यास सांगतो. आणखी नावे ‘अधिकारी’ येथे जोडता येतात.',
  },
  seenAt: '/right-to-information',
  fields: () => rows.flatMap(fieldsOf),
  known: async (req) => {
    const officers = await officersWith('information', req)
    return Object.assign(
      {},
      ...rows.map(({ at }, index) => {
        const officer = officers[index]
        return {
          ...typedOf(`${at}.name`, officer?.name),
          [`${at}.of.en`]: departmentIn('en', officer?.designation.en),
          [`${at}.of.mr`]: departmentIn('mr', officer?.designation.mr),
          [`${at}.email`]: officer?.email ?? '',
        }
      }),
    )
  },
  check: async ({ answers, req }): Promise<Complaints> => {
    if (!isFilled(answers, 'second')) return {}
    const { requiredLanguages: required } = await settingsOf(req)
    const missing = fieldsOf(rows[1] as (typeof rows)[number]).filter(
      ({ name }) =>
        name.startsWith('second.name.') &&
        !answers[name] &&
        (required === 'mr' || required === 'en' ? name.endsWith(required) : true),
    )
    return Object.fromEntries(missing.map(({ name, label }) => [name, isRequired(label)]))
  },
  save: async ({ answers, req }) => {
    const officers = await officersWith('information', req)
    for (const [index, { at }] of rows.entries()) {
      if (!isFilled(answers, at)) continue
      const department = textIn(`${at}.of`, answers)
      const title = { en: titleIn('en', department.en), mr: titleIn('mr', department.mr) }
      const written = {
        name: textIn(`${at}.name`, answers),
        designation: title,
        email: answers[`${at}.email`] ?? '',
        duty: 'information' as const,
      }
      await publishOfficer(written, officers[index], req)
    }
    return 'answered'
  },
}
