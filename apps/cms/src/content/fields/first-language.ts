import type { Config, Field, Plugin } from 'payload'

/** The halves of a bilingual field in the order of the forms: the council's first language comes first. */
export const leadingFirst = <T>(language: 'en' | 'mr', english: T, marathi: T): T[] =>
  language === 'mr' ? [marathi, english] : [english, marathi]

const isHalf = (field: Field, language: 'en' | 'mr'): boolean => 'name' in field && field.name === language

/** The English half of a bilingual field and the Marathi one stand beside each other, in this order. */
const marathiFirst = (fields: Field[]): Field[] => {
  const [first, second, ...others] = fields.map(within)
  return first && second && isHalf(first, 'en') && isHalf(second, 'mr')
    ? [second, first, ...others]
    : fields.map(within)
}

function within(field: Field): Field {
  if (field.type === 'tabs')
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: marathiFirst(tab.fields) })) }
  return 'fields' in field ? ({ ...field, fields: marathiFirst(field.fields) } as Field) : field
}

const inList = <T extends { fields: Field[] }>(list: T): T => ({ ...list, fields: marathiFirst(list.fields) })

/** Forms, sheets and lists name the council's first language first. */
export const leadWith =
  (language: 'en' | 'mr'): Plugin =>
  (config: Config): Config =>
    language === 'en'
      ? config
      : {
          ...config,
          collections: config.collections?.map(inList) ?? [],
          globals: config.globals?.map(inList) ?? [],
        }
