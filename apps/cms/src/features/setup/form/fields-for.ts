import type { PayloadRequest } from 'payload'
import type { Question } from '../question.ts'
import { settingsOf } from '../stored-settings.ts'
import type { Field } from './field.ts'

const mayBeLeftOut = { en: 'may be left out', mr: 'नसले तरी चालेल' }

/** A language that the council does not require is asked for, but nobody has to fill it in. */
function asRequired(field: Field, required: 'both' | 'en' | 'mr'): Field {
  if (field.kind !== 'line' && field.kind !== 'lines') return field
  if (!field.required || !field.language || required === 'both' || field.language === required) return field
  const { label } = field
  return {
    ...field,
    required: false,
    label: { en: `${label.en} (${mayBeLeftOut.en})`, mr: `${label.mr} (${mayBeLeftOut.mr})` },
  }
}

/** The fields of a question, for the languages of this council. Until it has chosen, both are asked for. */
export async function fieldsFor(question: Question, req: PayloadRequest): Promise<Field[]> {
  const { requiredLanguages } = await settingsOf(req)
  const fields = await question.fields(req)
  return fields.map((field) => asRequired(field, requiredLanguages ?? 'both'))
}
